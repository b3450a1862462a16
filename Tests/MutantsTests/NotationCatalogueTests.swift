import ComparatorLaws
import MutantChecking
import Mutants
import PropertyTesting
import Testing

@Test(arguments: NotationCatalogue.converters.indices, 1...5)
func eachNotationMutantIsKilledByItsExpectedLaw(index: Int, seed: UInt64) throws {
  let converter = NotationCatalogue.converters[index]
  let mutant = converter.mutant(under: [converter.expectedKiller])
  let property = mutant.laws[0].properties[0]
  let options = CheckOptions(cases: 200, seed: Seed(seed), shrinkBudget: 0)
  #expect(property.check(options).counterexample != nil)
  #expect(property.failureShare(cases: 200, seed: Seed(seed)) >= 0.01)
}

@Test(arguments: 1...5)
func theConverterWithoutAMistakeKeepsEveryLaw(seed: UInt64) {
  for law in allNotationLaws {
    let report = law.property(of: CorrectConverter()).check(
      CheckOptions(cases: 200, seed: Seed(seed)))
    #expect(report.isPassed, "\(law.name): \(report.ending)")
  }
}

@Test func namesOfTheNotationMutantsAreTheirMistakes() {
  let names = NotationCatalogue.mutants(under: allNotationLaws).map(\.name)
  #expect(names == ["appliesRulesToValidText", "convertsToInvalid", "hidesTheRule"])
}
