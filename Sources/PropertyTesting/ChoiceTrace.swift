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

  /// A place in a trace to which it can be cut back.
  struct Mark: Sendable {
    fileprivate let choiceCount: Int
    fileprivate let spanCount: Int
  }

  /// What was chosen, and the most that it could have been.
  private(set) var chosen: [(index: UInt64, maximum: UInt64)] = []
  /// The finished spans, in the order of their ends, without empty and repeated ones.
  private(set) var spans: [Span] = []
  private var open: [Span] = []

  /// The choices alone, from which the case can be made again; a new list.
  var choices: [UInt64] { chosen.map(\.index) }
  /// The maximum of each choice; a new list.
  var maxima: [UInt64] { chosen.map(\.maximum) }

  /// How many spans are begun and not ended.
  var openSpanCount: Int { open.count }

  /// The end of what was recorded so far.
  var mark: Mark { Mark(choiceCount: chosen.count, spanCount: spans.count) }

  mutating func append(_ choice: UInt64, maximum: UInt64) {
    chosen.append((choice, maximum))
  }

  mutating func beginSpan(_ kind: Int) {
    open.append(Span(kind: kind, range: chosen.count..<chosen.count, depth: open.count))
  }

  mutating func endSpan() {
    guard var span = open.popLast() else { return }
    span.range = span.range.lowerBound..<chosen.count
    guard !span.range.isEmpty else { return }
    if let last = spans.last, last.kind == span.kind, last.range == span.range { return }
    spans.append(span)
  }

  /// Forgets all that was recorded after the mark.
  mutating func cut(backTo mark: Mark) {
    chosen.removeSubrange(mark.choiceCount...)
    spans.removeSubrange(mark.spanCount...)
  }

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    chosen.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  /// How many values there would be if every case had these maxima; infinite for far too many.
  var spaceSize: Double {
    chosen.reduce(1) { $0 * (Double($1.maximum) + 1) }
  }
}
