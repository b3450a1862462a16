/// The three numbers of a core and whether it is a release, packed into one integer whose order
/// never contradicts precedence: a lesser key means a lesser version.
///
/// From the highest bit: 21 bits for each number, then one that is set for a release that fits. A
/// number of 2²¹ − 1 or more does not fit: its field is filled with ones and everything below it
/// with zeros, so that versions which share the numbers above it get equal keys. Equal keys with
/// the lowest bit set mean equal precedence; other equal keys say nothing, and bytes must decide.
@usableFromInline
struct PrecedenceKey: Hashable, Comparable, Sendable {
  /// Bits a number gets: three of them and the release bit make 64.
  ///
  /// Real versions fit, dates such as `20261130` aside.
  private static let bitsPerNumber: UInt64 = 21
  /// Stands for a number of this size or more.
  private static let unfit: UInt64 = (1 << bitsPerNumber) - 1

  @usableFromInline let bits: UInt64

  /// Packs three numbers; `UInt64.max` may stand for one that is larger still.
  init(major: UInt64, minor: UInt64, patch: UInt64, isRelease: Bool) {
    let unfit = Self.unfit
    var bits = min(major, unfit) << (2 * Self.bitsPerNumber + 1)
    if major < unfit {
      bits |= min(minor, unfit) << (Self.bitsPerNumber + 1)
      if minor < unfit {
        bits |= min(patch, unfit) << 1
        if patch < unfit, isRelease { bits |= 1 }
      }
    }
    self.bits = bits
  }

  /// Whether equal keys settle it.
  @inlinable
  var isConclusive: Bool { bits & 1 == 1 }

  @inlinable
  static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }
}
