public import PropertyTesting

/// O7: versions that are equal have equal hashes.
public struct EqualVersionsHashEqually: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case sameButForTheBuild
  }

  /// What a hash is.
  public let clause = ""
  /// Order.
  public let group = ComparatorLawGroup.order
  /// Follows from what a hash is.
  public let evidence = LawEvidence.structure
  /// A hash.
  public let requirement: ComparatorFeature? = .hash
  /// Without these the law says nothing.
  public let labels = Label.each(of: Mark.self, atLeast: 0.2)

  /// States the law.
  public init() {}

  /// Compares the hashes of two versions if they are equal.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (left, right) = try trial.draw(Self.texts)
    let (a, b) = (try subject.accepted(left), try subject.accepted(right))
    guard let hash = subject.hash, subject.isEqual(a, b), hash(a) != hash(b) else { return nil }
    return Failure(
      Failure.pair(left, right), observed: "a == b, but the hashes differ",
      expected: "equal hashes: equal versions are one key of a dictionary")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> (String, String) {
    let isBuildVariant = trial.source.chance(1, in: 2)
    let (left, right) =
      isBuildVariant ? try trial.source.buildVariants() : try trial.source.nearPair()
    trial.mark(Mark.sameButForTheBuild, if: isBuildVariant)
    return (try left.text, try right.text)
  }
}
