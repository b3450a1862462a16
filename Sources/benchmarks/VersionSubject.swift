import SemVer

/// A version type to measure.
protocol VersionSubject: Comparable {
  init?(_ text: String)
}

extension SemVersion: VersionSubject {}
