public import PropertyTesting

/// S3: a release outranks each of its own pre-releases.
public struct ReleaseOutranksItsPrereleases: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case zeroPrerelease
    case buildMetadata
  }

  /// Clause 11.3.
  public let clause = "11.3"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// A pre-release was added.
  public let evidence = LawEvidence.construction
  /// The pre-release that looks most like none.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Compares a release with a pre-release of it.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (prerelease, release) = try trial.draw(Self.texts)
    return try subject.judge(
      prerelease, isLessThan: release, "a release outranks its pre-releases (clause 11.3)")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> (String, String) {
    var release = trial.source.release()
    var prerelease = release
    if trial.source.chance(1, in: 16) {
      prerelease.append("0", to: .prerelease)
    } else {
      trial.source.addPrerelease(to: &prerelease, atLeast: 1)
    }
    trial.source.addBuild(to: &release)
    trial.source.addBuild(to: &prerelease)
    trial.mark(
      Mark.zeroPrerelease,
      if: prerelease.count(of: .prerelease) == 1 && prerelease[.prerelease, 0] == "0")
    trial.mark(Mark.buildMetadata, if: release.has(.build))
    return (try prerelease.text, try release.text)
  }
}
