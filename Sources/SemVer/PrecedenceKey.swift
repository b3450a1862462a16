/// The beginning of a version's precedence as a number: a lesser key means a lesser version.
///
/// The numbers and the pre-release are written one after another in the code of
/// ``PrecedenceKeyBuilder``, which keeps their order. Of that the key holds the first 95 bits,
/// enough for `2026.11.30-alpha.12`, and in its lowest bit whether they are the whole. Equal keys
/// then mean equal precedence; other equal keys say nothing, and bytes must decide.
@usableFromInline
struct PrecedenceKey: Hashable, Comparable, Sendable {
  /// What a value of 32 bytes has left, less one bit.
  static let codeBitCount = 95

  @usableFromInline let high: UInt64
  @usableFromInline let low: UInt32

  /// Takes the lowest ``codeBitCount`` bits of a number as the code.
  init(code: UInt128, isWhole: Bool) {
    high = UInt64(truncatingIfNeeded: code >> 31)
    low = UInt32(truncatingIfNeeded: code << 1) | (isWhole ? 1 : 0)
  }

  /// Whether equal keys settle it.
  @inlinable
  var isConclusive: Bool { low & 1 != 0 }

  @inlinable
  static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
