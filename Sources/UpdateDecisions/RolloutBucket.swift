package import SemVer

/// The place of one install in the rollout of any release: a number from 0 to 9,999 that depends on
/// the install's identifier and on the version, and on nothing else.
///
/// A release that is rolled out to *n* basis points is for the buckets below *n*. So an install
/// which has been offered a release keeps the offer while the rollout is raised, and is early for
/// one release and late for another.
///
/// The bytes of both texts, each after its length, go through FNV-1a (64 bits) and the finaliser of
/// SplitMix64; the high half of a product scales the result. FNV-1a alone is not enough: its
/// buckets for consecutive versions go together. The lengths keep apart the pairs that would be one
/// text when joined.
package struct RolloutBucket: Sendable {
  private var hash = FNVHash()

  /// Begins with the identifier, which may be long and is read once for all releases.
  ///
  /// - Complexity: O(*n*) in the bytes of the identifier.
  package init(installIdentifier: String) {
    hash.combine(installIdentifier.utf8)
  }

  /// The bucket for a version, whose build metadata does not matter.
  ///
  /// - Complexity: O(*n*) in the bytes of the version.
  package func number(for version: SemVersion) -> Int {
    Int(hash(for: version).multipliedFullWidth(by: Self.count).high)
  }

  /// The hash that the number comes from.
  ///
  /// - Complexity: O(*n*) in the bytes of the version.
  package func hash(for version: SemVersion) -> UInt64 {
    var hash = hash
    let text = version.description.utf8
    let buildByteCount = version.build.map { $0.utf8.count + 1 } ?? 0
    hash.combine(text.dropLast(buildByteCount))
    return hash.finalized
  }

  /// How many buckets there are: one for each basis point.
  private static let count = UInt64(BasisPoints.everybody.count)
}

/// FNV-1a with 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv), finished by the mixing step of
/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
private struct FNVHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ bytes: some Collection<UInt8>) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { length in
      for byte in length { combine(byte) }
    }
    for byte in bytes { combine(byte) }
  }

  private mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  var finalized: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
