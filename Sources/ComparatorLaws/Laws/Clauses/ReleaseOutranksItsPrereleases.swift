public import PropertyTesting

/// S3: a release outranks each of its own pre-releases.
public struct ReleaseOutranksItsPrereleases: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case zeroPrerelease
    case greatestWord
    case buildMetadata
  }

  /// Clause 11.3.
  public let clause = "11.3"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// A pre-release was added.
  public let evidence = LawEvidence.construction
  /// The pre-release that looks most like none, and one above whatever a comparator may put in the
  /// place of none.
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
    switch trial.source.index(weighted: Weights(14, 1, 1)) {
    case 0: trial.source.addPrerelease(to: &prerelease, atLeast: 1)
    case 1: prerelease.append("0", to: .prerelease)
    default: prerelease.append(greatestWord, to: .prerelease)
    }
    trial.source.addBuild(to: &release)
    trial.source.addBuild(to: &prerelease)
    trial.mark(
      Mark.zeroPrerelease,
      if: prerelease.count(of: .prerelease) == 1 && prerelease[.prerelease, 0] == "0")
    trial.mark(
      Mark.greatestWord,
      if: prerelease.has(.prerelease) && prerelease[.prerelease, 0] == greatestWord)
    trial.mark(Mark.buildMetadata, if: release.has(.build))
    return (try prerelease.text, try release.text)
  }

  /// Above the words that are put behind all others, such as `zzz`.
  private static let greatestWord = String(repeating: "z", count: 16)
}
