public import PropertyTesting

/// O2: of two versions at most one is lower than the other.
public struct PrecedenceIsAsymmetric: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case opposingMinorAndPatch
    case differentIdentifierCounts
  }

  /// Clause 11: precedence is an order.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// Follows from the clauses.
  public let evidence = LawEvidence.structure
  /// Pairs of which each is lower in some part.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Compares two versions both ways.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (left, right) = try trial.draw(Self.texts)
    let (a, b) = (try subject.accepted(left), try subject.accepted(right))
    guard subject.isLess(a, b), subject.isLess(b, a) else { return nil }
    return Failure(
      Failure.pair(left, right), observed: Subject.describe(true, true),
      expected: "at most one of them: an order is asymmetric")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> (String, String) {
    let isOpposing = trial.source.chance(1, in: 8)
    let (left, right) =
      isOpposing ? trial.source.opposingPair() : try trial.source.nearPair()
    trial.mark(Mark.opposingMinorAndPatch, if: isOpposing)
    trial.mark(
      Mark.differentIdentifierCounts,
      if: left.count(of: .prerelease) != right.count(of: .prerelease))
    return (try left.text, try right.text)
  }
}
