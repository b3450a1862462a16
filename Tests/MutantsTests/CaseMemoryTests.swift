import ComparatorLaws
import DecisionLaws
import MutantChecking
import Mutants
import PropertyTesting
import Testing

/// Fresh mutants, since some of them count how often they are asked.
private func mutants() -> [Mutant] {
  ComparatorCatalogue.comparators.filter { !$0.isDangerous }
    .map { $0.mutant(under: allComparatorLaws) }
    + NotationCatalogue.mutants(under: allNotationLaws)
    + DecisionCatalogue.mutants(under: allDecisionLaws)
}

/// What the random cases of a law come to for each mutant, one after the other.
private func reports(ofLaw name: String, _ memory: CaseMemory?) -> [CheckReport] {
  mutants().compactMap { mutant in
    let property = mutant.laws.first { $0.name == name }?.properties.first
    guard let property, property.scope == .sampled else { return nil }
    return property.check(
      CheckOptions(cases: 30, seed: Seed(3), shrinkBudget: 0), remembering: memory)
  }
}

@Suite struct CaseMemoryTests {
  /// A law that drew something after its case, or whose case depended on the subject, would say
  /// something else.
  @Test(
    arguments: allComparatorLaws.map(\.name) + allNotationLaws.map(\.name)
      + allDecisionLaws.map(\.name))
  func noMutantIsJudgedByWhatWasDrawnForAnother(law: String) {
    #expect(reports(ofLaw: law, CaseMemory()) == reports(ofLaw: law, nil))
  }
}
