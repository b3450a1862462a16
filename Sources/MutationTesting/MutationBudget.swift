import MutantChecking
import PropertyTesting

/// How many cases each law gets against a mutant.
public struct MutationBudget: Hashable, Sendable {
  /// Cases of the expected killer.
  public let expectedKillerCases: Int
  /// Cases of every other law.
  public let otherCases: Int
  /// Laws that may use up their time before no further ones are tried against the mutant.
  ///
  /// Each costs a whole deadline. One is enough to know the mutant by; a full matrix also shows whether
  /// another law meets what hangs.
  let timeoutsPerMutant: Int

  /// The expected killer at the full budget and the other laws at a tenth, or every law at the full
  /// budget.
  public init(cases: Int, isFullMatrix: Bool) {
    expectedKillerCases = cases
    otherCases = isFullMatrix ? cases : max(1, cases / 10)
    timeoutsPerMutant = isFullMatrix ? 2 : 1
  }

  /// The checks of a law against a mutant under this budget, until one of them notices it.
  ///
  /// An expected killer, too, gets as few cases as the other laws first: a mutant that hangs does so
  /// in one of those, which are part of all, and then uses up the short deadline of few cases.
  func checks(_ mutant: Mutant, _ law: Mutant.Law, seed: Seed) -> [MutantCheck] {
    let isKiller = law.name == mutant.expectedKiller
    let budgets = isKiller ? Set([otherCases, expectedKillerCases]).sorted() : [otherCases]
    return budgets.map { cases in
      MutantCheck(
        mutant: mutant.name, law: law.name, cases: cases, isFull: cases == expectedKillerCases,
        seed: seed)
    }
  }
}
