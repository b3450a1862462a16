import ComparatorLaws
import MutantChecking
import Mutants
import PropertyTesting
import Testing

/// The mutants that can be run in this process.
private let harmlessMutants = ComparatorCatalogue.comparators.filter { !$0.isDangerous }

/// What the law that is meant to catch a mutant states of a fresh one of this name.
private func expectedProperties(ofMutantNamed name: String) throws -> [Property] {
  let comparator = try #require(ComparatorCatalogue.comparators.first { $0.name == name })
  let mutant = comparator.mutant(under: [comparator.expectedKiller])
  return mutant.laws[0].properties
}

@Test(arguments: harmlessMutants.map(\.name), 1...5)
func eachMutantIsKilledByItsExpectedLaw(name: String, seed: UInt64) throws {
  let options = CheckOptions(cases: 2000, seed: Seed(seed), shrinkBudget: 0)
  let properties = try expectedProperties(ofMutantNamed: name)
  let isKilled = properties.contains { $0.check(options).counterexample != nil }
  #expect(isKilled)
}

@Test(arguments: harmlessMutants.map(\.name))
func eachExpectedLawMeetsItsMutantInOneCaseOfAHundred(name: String) throws {
  let property = try #require(expectedProperties(ofMutantNamed: name).first)
  guard property.scope == .sampled else { return }
  let seeds: ClosedRange<UInt64> = 1...5
  let shares = seeds.map { property.failureShare(cases: 200, seed: Seed($0)) }
  #expect(shares.reduce(0, +) / Double(shares.count) >= 0.01)
}
