import PropertyTesting

/// How many cases each law gets against a mutant.
public struct MutationBudget: Hashable, Sendable {
  /// Cases of the expected killer.
  public let expectedKillerCases: Int
  /// Cases of every other law.
  public let otherCases: Int

  /// The expected killer at the full budget and the other laws at a tenth, or every law at the full
  /// budget.
  public init(cases: Int, isFullMatrix: Bool) {
    expectedKillerCases = cases
    otherCases = isFullMatrix ? cases : max(1, cases / 10)
  }

  /// The check of a law against a mutant under this budget.
  func check(_ mutant: Mutant, _ law: Mutant.Law, seed: Seed) -> MutantCheck {
    let cases = law.name == mutant.expectedKiller ? expectedKillerCases : otherCases
    return MutantCheck(
      mutant: mutant.name, law: law.name, cases: cases, isFull: cases == expectedKillerCases,
      seed: seed)
  }

  /// Processor time that a property may use, in milliseconds.
  ///
  /// A correct stepwise mutant takes about a tenth of this for 2,000 cases of the slowest law, and
  /// for the largest scope.
  static func deadlineMilliseconds(_ property: Property, cases: Int) -> Int {
    property.scope == .sampled ? 200 + cases / 2 : 5000
  }
}
