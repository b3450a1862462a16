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
  /// How many bits of the key are left; below zero when the code was too long for it.
  private var freeBitCount = PrecedenceKey.codeBitCount

  /// The key of what was written.
  var key: PrecedenceKey {
    PrecedenceKey(code: bits, isWhole: freeBitCount >= 0)
  }

  @inline(__always)
  mutating func append(_ mark: Mark) {
    append(mark.rawValue, bitCount: 2)
  }

  /// Writes a number: how many bits its successor has, then those after the first one.
  ///
  /// A number of 2⁵⁷ or more is 63, the count of its digits and its leading ones, which may leave it
  /// open: nothing is written after it then.
  @inline(__always)
  mutating func append(_ number: LeadingDigits) {
    guard number.value < 1 << 57 else { return append(huge: number) }
    let rest = UInt64.bitWidth - 1 - (number.value + 1).leadingZeroBitCount
    append(UInt64(rest) << rest + number.value + 1, bitCount: 6 + rest)
  }

  @inline(never)
  private mutating func append(huge number: LeadingDigits) {
    append(63, bitCount: 6)
    append(UInt64(number.count), bitCount: 8)
    append(number.value, bitCount: 64)
    if number.count > LeadingDigits.maximumCount { freeBitCount -= PrecedenceKey.codeBitCount }
  }

  /// Writes the characters, seven bits each, and a 0, which is below them all.
  mutating func append(alphanumericIdentifier characters: UnsafeBufferPointer<UInt8>) {
    for character in characters { append(UInt64(character), bitCount: 7) }
    append(0, bitCount: 7)
  }

  @inline(__always)
  private mutating func append(_ value: UInt64, bitCount: Int) {
    freeBitCount -= bitCount
    // Shifted to the right by as many bits as do not fit, all of them at worst.
    bits |= UInt128(value) << freeBitCount
  }
}
