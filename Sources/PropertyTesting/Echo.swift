/// Lets a case repeat itself: parts and single choices are copied from what the case already has.
///
/// Many faults need two parts that are equal or nearly so, which independent draws hardly ever give.
/// Copying a whole part and then drawing a few of its choices anew gives exactly such near-copies,
/// of any generator whatever.
struct Echo: Sendable {
  /// The choices still to be copied, as places in the trace.
  private var feed: Range<Int>?
  /// How many spans were open when the part that is a copy began.
  private var depth = 0

  /// Decides whether the part that begins is a copy, of an earlier part of its kind.
  mutating func begin(_ kind: Int, in trace: ChoiceTrace, _ random: inout SplitMix64) {
    guard feed == nil, random.next(upTo: 1) == 0 else { return }
    let count = trace.spans.count { $0.kind == kind }
    guard count > 0 else { return }
    var skipped = random.next(upTo: UInt64(count - 1))
    for span in trace.spans where span.kind == kind {
      if skipped == 0 { feed = span.range }
      skipped &-= 1
    }
    depth = trace.openSpanCount
  }

  /// Ends the copy with the part that it makes.
  mutating func end(in trace: ChoiceTrace) {
    if feed != nil, trace.openSpanCount == depth { feed = nil }
  }

  /// The choice that is copied; nil when it has to be drawn.
  mutating func next(
    upTo maximum: UInt64, from trace: ChoiceTrace, _ random: inout SplitMix64
  ) -> UInt64? {
    guard let place = feed?.first else {
      return random.next(upTo: 7) == 0 ? earlierChoice(upTo: maximum, in: trace, &random) : nil
    }
    feed = place + 1..<(feed?.upperBound ?? place + 1)
    return random.next(upTo: 7) == 0 ? nil : min(trace.choices[place], maximum)
  }

  /// One of the last choices, if it had the same maximum.
  private func earlierChoice(
    upTo maximum: UInt64, in trace: ChoiceTrace, _ random: inout SplitMix64
  ) -> UInt64? {
    guard !trace.choices.isEmpty else { return nil }
    let place = Int(random.next(upTo: UInt64(trace.choices.count - 1)))
    return trace.maxima[place] == maximum ? trace.choices[place] : nil
  }
}
