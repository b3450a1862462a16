/// What a case does without: of several alternatives each is switched off or not, by a coin.
///
/// Source: Groce, Zhang, Eide, Chen, Regehr, "Swarm testing", ISSTA 2012.
struct Swarm: Sendable {
  private let bits: UInt64

  /// What one of the cases of a run does without.
  init(caseAt index: Int, seed: Seed) {
    bits = SplitMix64.finalized(seed.bits ^ UInt64(index))
  }

  /// The alternatives that are switched on, one bit each; nil when that is none or they are too many
  /// for this.
  private func enabled(of count: Int) -> UInt64? {
    guard count <= UInt64.bitWidth else { return nil }
    let enabled = SplitMix64.finalized(bits &+ UInt64(count)) & (.max >> (64 - UInt64(count)))
    return enabled == 0 ? nil : enabled
  }

  /// One of several alternatives by its index: of those that are switched on, if any is.
  func pick(of count: Int, _ random: inout SplitMix64) -> UInt64 {
    guard var rest = enabled(of: count) else { return random.next(upTo: UInt64(count - 1)) }
    for _ in 0..<random.next(upTo: UInt64(rest.nonzeroBitCount - 1)) { rest &= rest - 1 }
    return UInt64(rest.trailingZeroBitCount)
  }
}
