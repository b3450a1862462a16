/// The SplitMix64 generator: fast, and every seed is a good one.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: Seed) {
    state = seed.bits
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.finalized(state)
  }

  /// A number from 0 to the maximum, which is included.
  ///
  /// The high half of a product is taken, without rejection; the bias, below maximum / 2⁶⁴, is far
  /// beyond what any number of cases could notice.
  @inline(__always)
  mutating func next(upTo maximum: UInt64) -> UInt64 {
    maximum == .max ? next() : next().multipliedFullWidth(by: maximum + 1).high
  }

  /// The mixing step alone: a bijection in which each input bit changes half of the output bits.
  static func finalized(_ bits: UInt64) -> UInt64 {
    var mixed = bits
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
