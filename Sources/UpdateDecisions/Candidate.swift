import SemVer

/// A record without faults, on an allowed channel, with its version parsed.
struct Candidate: Sendable {
  let version: SemVersion
  let release: Release
  let recordIndex: Int

  /// Whether this one is to be offered rather than another.
  ///
  /// Precedence decides, then the sequence, where an unknown one is the lowest. What is left tied
  /// is the same release, told more than once; the bytes of the texts and the rollout decide, so
  /// that the order of the records cannot.
  func isPreferred(to other: Candidate) -> Bool {
    switch version.precedence(to: other.version) {
    case .greater: return true
    case .less: return false
    case .equal: break
    }
    if release.sequence != other.release.sequence {
      return release.sequence ?? -1 > other.release.sequence ?? -1
    }
    for (text, otherText) in zip(release.tieBreakers, other.release.tieBreakers)
    where !text.utf8.elementsEqual(otherText.utf8) {
      return otherText.utf8.lexicographicallyPrecedes(text.utf8)
    }
    return release.shareForTies > other.release.shareForTies
  }
}

extension Release {
  fileprivate var tieBreakers: [String] { [version, channel?.name ?? ""] }

  /// The rollout in basis points, more than all of them when none is given.
  fileprivate var shareForTies: Int { rollout?.count ?? BasisPoints.everybody.count + 1 }
}
