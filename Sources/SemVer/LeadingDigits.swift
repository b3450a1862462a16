/// The first digits of a number, as many as 64 bits hold whatever they are, and how many it has.
struct LeadingDigits {
  /// 10¹⁹ − 1 is below 2⁶⁴.
  static let maximumCount = 19

  private(set) var value: UInt64 = 0
  private(set) var count = 0

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    if count < Self.maximumCount { value = value &* 10 &+ UInt64(digit &- UInt8(ascii: "0")) }
    count &+= 1
  }
}
