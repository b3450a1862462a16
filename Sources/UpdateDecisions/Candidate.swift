import SemVer

/// A record without faults, on an allowed channel: what a choice looks at.
struct Candidate: Sendable {
  let version: SemVersion
  let channel: Channel
  let rollout: BasisPoints?
  let sequence: Int?
  let recordIndex: Int

  /// Whether nothing but build metadata and rollout tells this one from another of the same
  /// precedence: neither is newer.
  func isSameRelease(as other: Candidate) -> Bool {
    sequence == other.sequence && channel == other.channel
  }

  /// Whether this one is to be offered rather than another of the same precedence.
  ///
  /// The greater sequence wins, where an unknown one is the lowest. What is left tied is one version
  /// told more than once; the bytes of the texts and the rollout decide, so that the order of the
  /// records cannot.
  func winsTie(with other: Candidate) -> Bool {
    other.tieKeys.lexicographicallyPrecedes(tieKeys) { $0.lexicographicallyPrecedes($1) }
  }

  /// What decides a tie, one after the other: the sequence, the texts' bytes, and the rollout, which
  /// is more than all when none is given.
  private var tieKeys: [[Int]] {
    [
      sequence.map { [$0] } ?? [], version.description.utf8.map { Int($0) },
      channel.name.utf8.map { Int($0) }, [rollout?.count ?? .max],
    ]
  }
}
