public import PropertyTesting

/// O4: "neither is lower" is transitive, and versions of which neither is lower are interchangeable
/// against any third.
public struct EqualPrecedenceIsAnEquivalence: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case listAndTwoExtensions
    case sameButForTheBuild
  }

  /// Clause 11: precedence is an order.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// Follows from the clauses.
  public let evidence = LawEvidence.structure
  /// Triples in which ties are to be expected.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Looks at each pair of three versions of which neither is lower.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let relation = try Relation(of: subject, on: try trial.draw(Self.texts))
    for (first, second, third) in Relation.arrangementsOfThree where relation.isTied(first, second)
    {
      if relation.isTied(second, third), !relation.isTied(first, third) {
        return relation.failure(
          [first, second, third],
          observed: "neither of a and b is lower, nor of b and c, but one of a and c is",
          expected: "neither of a and c: equal precedence is transitive")
      }
      if relation.isLess(first, third) != relation.isLess(second, third)
        || relation.isLess(third, first) != relation.isLess(third, second)
      {
        return relation.failure(
          [first, second, third],
          observed: "neither of a and b is lower, but they stand differently to c",
          expected: "the same answer for both: equal versions are interchangeable")
      }
    }
    return nil
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> [String] {
    try models(&trial).texts
  }

  private static func models(_ trial: inout Trial) throws(Discard) -> [VersionModel] {
    switch trial.source.index(weighted: Weights(2, 1, 1, 2)) {
    case 0:
      trial.mark(Mark.listAndTwoExtensions)
      return try trial.source.listAndTwoExtensions()
    case 1:
      trial.mark(Mark.sameButForTheBuild)
      let (left, right) = try trial.source.buildVariants()
      var models = [left, right, left]
      trial.source.vary(&models[2])
      return models
    case 2: return try trial.source.nearCopies(count: 3)
    default: return try trial.source.confusableTriple()
    }
  }
}
