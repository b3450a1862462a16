import ComparatorLaws
import Mutants
import MutationTesting
import PropertyTesting
import Testing

@Test(arguments: ComparatorCatalogue.mutants(under: allComparatorLaws).map(\.name), 1...5)
func eachMutantIsKilledByItsExpectedLaw(name: String, seed: UInt64) throws {
  let mutants = ComparatorCatalogue.mutants(under: allComparatorLaws)
  let mutant = try #require(mutants.first { $0.name == name })
  let law = try #require(mutant.laws.first { $0.name == mutant.expectedKiller })
  let options = CheckOptions(cases: 2000, seed: Seed(seed), shrinkBudget: 0)
  #expect(law.properties.contains { $0.check(options).counterexample != nil })
}
