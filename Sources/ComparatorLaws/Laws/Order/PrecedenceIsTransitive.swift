public import PropertyTesting

/// O3: of three versions, if the first is lower than the second and the second than the third, then
/// the first is lower than the third.
///
/// The three are made to be close: independent ones are hardly ever decided by their pre-releases.
public struct PrecedenceIsTransitive: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case mixedKindsAtOnePosition
  }

  /// Clause 11: precedence is an order.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// Follows from the clauses.
  public let evidence = LawEvidence.structure
  /// Numbers and words against each other.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Looks at each way to put three versions in a row.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let relation = try Relation(of: subject, on: try trial.draw(Self.texts))
    for (first, second, third) in Relation.arrangementsOfThree
    where relation.isLess(first, second) && relation.isLess(second, third)
      && !relation.isLess(first, third)
    {
      return relation.failure(
        [first, second, third], observed: "a < b and b < c, but not a < c",
        expected: "a < c: an order is transitive")
    }
    return nil
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> [String] {
    let models = try trial.source.closeTriple()
    trial.mark(Mark.mixedKindsAtOnePosition, if: mixesKinds(models))
    return try models.texts
  }

  /// Whether numbers and words meet where the lists have the same length.
  private static func mixesKinds(_ models: [VersionModel]) -> Bool {
    let count = models[0].count(of: .prerelease)
    guard count > 0, models.indices.allSatisfy({ models[$0].count(of: .prerelease) == count })
    else { return false }
    let numbers = models.indices.count { models[$0][.prerelease, count - 1].isNumeric }
    return numbers > 0 && numbers < models.count
  }
}

extension ChoiceSource {
  /// Three versions that are close to each other.
  mutating func closeTriple() throws(Discard) -> [VersionModel] {
    switch index(weighted: Weights(4, 3, 1)) {
    case 0: try confusableTriple()
    case 1: try nearCopies(count: 3)
    default: try listAndTwoExtensions()
    }
  }
}
