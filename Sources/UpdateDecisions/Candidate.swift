import SemVer

/// A record without faults, on an allowed channel: what a choice looks at.
struct Candidate: Sendable {
  let version: SemVersion
  let channel: Channel
  let rollout: BasisPoints?
  let sequence: Int?
  let recordIndex: Int

  /// Whether nothing but build metadata and rollout tells this one from another: neither is newer.
  func isSameRelease(as other: Candidate) -> Bool {
    version == other.version && sequence == other.sequence && channel == other.channel
  }

  /// Whether this one is to be offered rather than another of the same precedence.
  ///
  /// The greater sequence wins, where an unknown one is the lowest. What is left tied is one version
  /// told more than once; the bytes of the texts and the rollout decide, so that the order of the
  /// records cannot.
  func winsTie(with other: Candidate) -> Bool {
    if sequence != other.sequence { return sequence ?? -1 > other.sequence ?? -1 }
    for (text, otherText) in zip(texts, other.texts)
    where !text.utf8.elementsEqual(otherText.utf8) {
      return otherText.utf8.lexicographicallyPrecedes(text.utf8)
    }
    return shareForTies > other.shareForTies
  }

  private var texts: [String] { [version.description, channel.name] }

  /// The rollout in basis points, more than all of them when none is given.
  private var shareForTies: Int { rollout?.count ?? BasisPoints.everybody.count + 1 }
}
