/// Writes what takes part in precedence as bits whose order is that of clause 11.
///
/// No word of the code begins another, so that the first bit that differs decides, and what comes
/// after it does not matter. What does not fit any more is cut off.
struct PrecedenceKeyBuilder {
  /// What may follow the core or an identifier, in the order of clause 11.
  enum Mark: UInt64 {
    /// No more identifiers.
    case end
    case numericIdentifier
    case alphanumericIdentifier
    /// No pre-release; after the core alone.
    case release
  }

  private var bits: UInt128 = 0
  private var freeBitCount = PrecedenceKey.codeBitCount
  private var isWhole = true

  /// The key of what was written.
  var key: PrecedenceKey {
    PrecedenceKey(code: bits, isWhole: isWhole)
  }

  mutating func append(_ mark: Mark) {
    append(mark.rawValue, bitCount: 2)
  }

  /// Writes how many bits a number has, then those after its first one.
  ///
  /// - Parameter number: its value; all of 2⁶² or more count as the same, and nothing is written
  ///   after one of them.
  mutating func append(number: UInt64) {
    let length = UInt64.bitWidth - number.leadingZeroBitCount
    guard length < 63 else {
      append(63, bitCount: 6)
      return cutOff()
    }
    append(UInt64(length), bitCount: 6)
    if length > 1 { append(number ^ (1 << (length - 1)), bitCount: length - 1) }
  }

  /// Writes the rank of each character among the 63 that there are, counted from 1, and a 0.
  mutating func append(alphanumericIdentifier characters: UnsafeBufferPointer<UInt8>) {
    for character in characters {
      guard freeBitCount > 0 else { return cutOff() }
      append(UInt64(character.identifierRank), bitCount: 6)
    }
    append(0, bitCount: 6)
  }

  private mutating func append(_ value: UInt64, bitCount: Int) {
    if bitCount <= freeBitCount {
      freeBitCount -= bitCount
      bits |= UInt128(value) << freeBitCount
    } else {
      bits |= UInt128(value) >> (bitCount - freeBitCount)
      cutOff()
    }
  }

  private mutating func cutOff() {
    freeBitCount = 0
    isWhole = false
  }
}

extension UInt8 {
  /// The place in ASCII order, counted from 1, among the hyphen, digits and letters that identifiers
  /// are made of (clauses 9 and 10); 0 for other bytes.
  @inline(__always)
  var identifierRank: UInt8 {
    switch self {
    case UInt8(ascii: "-"): 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0") + 2
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self - UInt8(ascii: "A") + 12
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self - UInt8(ascii: "a") + 38
    default: 0
    }
  }
}
