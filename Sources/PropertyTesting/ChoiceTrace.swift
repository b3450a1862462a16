/// The choices that a case was made of, and which of them belong together.
struct ChoiceTrace: Sendable {
  /// A run of choices that make one part of the value.
  struct Span: Hashable, Sendable {
    /// What the part is; only spans of the same kind stand in for each other.
    let kind: Int
    /// The choices from the first to before the end.
    var range: Range<Int>
    /// How many spans lie around it.
    let depth: Int
  }

  /// Each choice, at most its maximum.
  private(set) var choices: [UInt64] = []
  /// The maximum of each choice.
  private(set) var maxima: [UInt64] = []
  /// The finished spans, in the order of their ends.
  private(set) var spans: [Span] = []
  private var open: [Span] = []

  mutating func append(_ choice: UInt64, maximum: UInt64) {
    choices.append(choice)
    maxima.append(maximum)
  }

  mutating func beginSpan(_ kind: Int) {
    open.append(Span(kind: kind, range: choices.count..<choices.count, depth: open.count))
  }

  mutating func endSpan() {
    guard var span = open.popLast() else { return }
    span.range = span.range.lowerBound..<choices.count
    if !span.range.isEmpty { spans.append(span) }
  }

  /// How many values there would be if every case had these maxima; `Int.max` for too many.
  var spaceSize: Int {
    var size = 1
    for maximum in maxima {
      let (product, overflow) = size.multipliedReportingOverflow(
        by: Int(clamping: maximum).addingReportingOverflow(1).partialValue)
      if overflow || product <= 0 { return .max }
      size = product
    }
    return size
  }
}
