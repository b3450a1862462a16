/// The number from which all the randomness of a run follows.
public struct Seed: Hashable, Sendable {
  /// The seed's 64 bits.
  public let bits: UInt64

  /// Makes a seed of 64 bits.
  public init(_ bits: UInt64) {
    self.bits = bits
  }

  /// A fresh seed from the system's generator.
  public static func random() -> Seed {
    var system = SystemRandomNumberGenerator()
    return Seed(system.next())
  }

  /// The seed for one part of the run, made by hashing: related seeds give unrelated parts.
  ///
  /// Splitting the state of a generator instead is known to correlate the parts.
  public func forPart(_ part: UInt64) -> Seed {
    var generator = SplitMix64(seed: Seed(bits ^ SplitMix64.finalized(part &+ 1)))
    return Seed(generator.next())
  }

  /// The seed for the part of the run that has this name (FNV-1a, 64 bits).
  public func forPart(named name: String) -> Seed {
    forPart(name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
  }
}

extension Seed: LosslessStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads one to sixteen hexadecimal digits, `0x` before them or not; nil for anything else.
  public init?(_ description: String) {
    let digits = description.hasPrefix("0x") ? description.dropFirst(2) : description[...]
    guard (1...16).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let bits = UInt64(digits, radix: 16)
    else { return nil }
    self.init(bits)
  }
}
