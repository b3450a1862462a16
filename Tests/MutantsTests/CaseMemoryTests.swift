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

/// The names of the laws that draw cases, rather than go through a scope.
private let sampledLaws = Set(
  mutants().flatMap(\.laws)
    .filter { law in law.properties.contains { $0.scope == .sampled } }.map(\.name))

@Suite struct CaseMemoryTests {
  /// A law that drew something after its case, or whose case depended on the subject, would say
  /// something else.
  @Test(arguments: sampledLaws.sorted())
  func noMutantIsJudgedByWhatWasDrawnForAnother(law: String) {
    let reports = reports(ofLaw: law, CaseMemory())
    #expect(!reports.isEmpty)
    #expect(reports == self.reports(ofLaw: law, nil))
  }

  /// Cases are remembered by the name of what draws them.
  @Test func everyPropertyHasANameOfItsOwn() throws {
    let suites = Dictionary(grouping: mutants(), by: { $0.laws.map(\.name) })
    let names = try suites.values.flatMap { mutants in
      try #require(mutants.first).laws.flatMap(\.properties).map(\.name)
    }
    #expect(suites.count == 3)
    #expect(Set(names).count == names.count)
  }

  /// What the random cases of a law come to for each mutant, one after the other.
  private func reports(ofLaw name: String, _ memory: CaseMemory?) -> [CheckReport] {
    mutants().flatMap(\.laws).filter { $0.name == name }.flatMap(\.properties)
      .filter { $0.scope == .sampled }
      .map { property in
        property.check(
          CheckOptions(cases: 30, seed: Seed(3), shrinkBudget: 0), remembering: memory)
      }
  }
}
