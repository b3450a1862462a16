public import PropertyTesting

/// S1: adding, removing or changing build metadata never changes equality, and neither version is
/// lower.
public struct BuildMetadataIsIgnored: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case added
    case changed
    case onPrerelease
  }

  /// Clause 10.
  public let clause = "10"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// Only the build metadata differs.
  public let evidence = LawEvidence.construction
  /// With and without build metadata before.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Compares a version with the same that has other build metadata.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (left, right) = try trial.draw(Self.texts)
    let (a, b) = (try subject.accepted(left), try subject.accepted(right))
    let isLess = subject.isLess(a, b)
    let isGreater = subject.isLess(b, a)
    let isEqual = subject.isEqual(a, b)
    guard isLess || isGreater || !isEqual else { return nil }
    return Failure(
      Failure.pair(left, right),
      observed: "\(Subject.describe(isLess, isGreater)), a == b is \(isEqual)",
      expected: "a == b and neither is lower: build metadata is ignored")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> (String, String) {
    let (left, right) = try trial.source.buildVariants()
    trial.mark(Mark.added, if: !left.has(.build) || !right.has(.build))
    trial.mark(Mark.changed, if: left.has(.build) && right.has(.build))
    trial.mark(Mark.onPrerelease, if: left.has(.prerelease))
    return (try left.text, try right.text)
  }
}
