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
    var release = VersionModel(core: trial.source.core())
    var prerelease = release
    prerelease.prerelease = trial.source.chance(1, in: 16) ? ["0"] : trial.source.identifiers()
    release.build = trial.source.build()
    prerelease.build = trial.source.build()
    trial.mark(Mark.zeroPrerelease, if: prerelease.prerelease == ["0"])
    trial.mark(Mark.buildMetadata, if: !release.build.isEmpty)
    return (try prerelease.text, try release.text)
  }
}
