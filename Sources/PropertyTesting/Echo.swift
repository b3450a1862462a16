/// Lets a case repeat itself: parts and single choices are copied from what the case already has.
///
/// Many faults need two parts that are equal or nearly so, which independent draws hardly ever give.
/// Copying a whole part and drawing one place of it anew gives exactly such near-copies, of any
/// generator whatever; the same place in several copies gives values that differ in that place
/// alone.
struct Echo: Sendable {
  /// What is drawn anew in the copies of a kind of part.
  private struct Variation: Sendable {
    let kind: Int
    /// How far it is from the beginning of the copy.
    let offset: Int
    /// The kind of the part that is drawn anew as a whole; nil for a single choice.
    let part: Int?
  }

  /// A part that is being copied.
  private struct Copy: Sendable {
    /// The choices still to be copied, as places in the trace.
    var feed: Range<Int>
    /// The place that is drawn anew.
    let variedPlace: Int
    let variedPart: Int?
    /// How many spans were open when the copy began.
    let depth: Int
    /// How many spans were open when the part began that is being drawn anew.
    var depthOfVariedPart: Int?
  }

  private var copy: Copy?
  private var variation: Variation?

  /// Decides whether the part that begins is a copy, or is drawn anew within a copy.
  mutating func begin(_ kind: Int, in trace: ChoiceTrace, _ random: inout SplitMix64) {
    guard let copy else {
      copy = newCopy(of: kind, in: trace, &random)
      return
    }
    guard copy.depthOfVariedPart == nil, copy.variedPart == kind,
      copy.feed.first == copy.variedPlace,
      let original = trace.spans.last(where: {
        $0.kind == kind && $0.range.lowerBound == copy.variedPlace
          && $0.range.upperBound <= copy.feed.upperBound
      })
    else { return }
    self.copy?.depthOfVariedPart = trace.openSpanCount
    self.copy?.feed = original.range.upperBound..<copy.feed.upperBound
  }

  /// Ends the copy, or what is drawn anew in it, with the part that it makes.
  mutating func end(in trace: ChoiceTrace) {
    guard let copy else { return }
    if trace.openSpanCount == copy.depth { self.copy = nil }
    if trace.openSpanCount == copy.depthOfVariedPart { self.copy?.depthOfVariedPart = nil }
  }

  /// The choice that is copied; nil when it has to be drawn.
  mutating func next(
    upTo maximum: UInt64, from trace: ChoiceTrace, _ random: inout SplitMix64
  ) -> UInt64? {
    guard let copy else {
      return random.next(upTo: 7) == 0 ? earlierChoice(upTo: maximum, in: trace, &random) : nil
    }
    guard copy.depthOfVariedPart == nil, let place = copy.feed.first else { return nil }
    self.copy?.feed = place + 1..<copy.feed.upperBound
    let isVaried = copy.variedPart == nil && place == copy.variedPlace
    return isVaried ? nil : min(trace.chosen[place].index, maximum)
  }

  /// Nearly all parts are copies, if there is an earlier part of their kind.
  private mutating func newCopy(
    of kind: Int, in trace: ChoiceTrace, _ random: inout SplitMix64
  ) -> Copy? {
    let count = trace.spans.count { $0.kind == kind }
    guard count > 0, random.next(upTo: 15) > 0 else { return nil }
    var index = Int(random.next(upTo: UInt64(count - 1)))
    // Mostly all spans are of one kind.
    if count < trace.spans.count {
      index = trace.spans.indices.filter { trace.spans[$0].kind == kind }[index]
    }
    let original = trace.spans[index].range
    let isKept = variation?.kind == kind && random.next(upTo: 15) > 0
    let current =
      (isKept ? variation : nil) ?? newVariation(ofSpanAt: index, in: trace, &random)
    variation = current
    return Copy(
      feed: original, variedPlace: original.lowerBound + current.offset,
      variedPart: current.part, depth: trace.openSpanCount)
  }

  /// Picks a part of the original or, once in four times and where it has no parts, a single choice.
  ///
  /// A part is what has a meaning of its own; most single choices are but a piece of one.
  private func newVariation(
    ofSpanAt index: Int, in trace: ChoiceTrace, _ random: inout SplitMix64
  ) -> Variation {
    let original = trace.spans[index]
    // Inner spans end, and so are recorded, right before the one around them.
    let inner = trace.spans[..<index].reversed().drop { $0.range == original.range }
      .prefix { $0.range.lowerBound >= original.range.lowerBound }
    if !inner.isEmpty, random.next(upTo: 3) > 0 {
      let part = inner[
        inner.index(inner.startIndex, offsetBy: Int(random.next(upTo: UInt64(inner.count - 1))))]
      return Variation(
        kind: original.kind, offset: part.range.lowerBound - original.range.lowerBound,
        part: part.kind)
    }
    let offset = Int(random.next(upTo: UInt64(original.range.count - 1)))
    return Variation(kind: original.kind, offset: offset, part: nil)
  }

  /// One of the earlier choices, if it had the same maximum.
  private func earlierChoice(
    upTo maximum: UInt64, in trace: ChoiceTrace, _ random: inout SplitMix64
  ) -> UInt64? {
    guard !trace.chosen.isEmpty else { return nil }
    let place = Int(random.next(upTo: UInt64(trace.chosen.count - 1)))
    return trace.chosen[place].maximum == maximum ? trace.chosen[place].index : nil
  }
}
