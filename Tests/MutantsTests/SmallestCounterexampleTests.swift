import ComparatorLaws
import MutantChecking
import Mutants
import PropertyTesting
import Testing

/// The texts of the smallest case with which the expected law kills the mutant of this name.
private func smallestInputs(ofMutantNamed name: String, seed: UInt64) throws -> [String] {
  let comparator = try #require(ComparatorCatalogue.comparators.first { $0.name == name })
  let mutant = comparator.mutant(under: [comparator.expectedKiller])
  let report = mutant.laws[0].properties[0].check(CheckOptions(seed: Seed(seed)))
  return try #require(report.counterexample).failure.inputs.map(\.text)
}

@Test(arguments: 1...5)
func lexicographicCoreShrinksToTwoAndTen(seed: UInt64) throws {
  let inputs = try smallestInputs(ofMutantNamed: "lexicographicCore", seed: seed)
  #expect(inputs == ["2.0.0", "10.0.0"])
}

@Test(arguments: 1...5)
func metadataAwareOrderShrinksToOneBuildIdentifier(seed: UInt64) throws {
  let inputs = try smallestInputs(ofMutantNamed: "metadataAwareOrder", seed: seed)
  #expect(inputs == ["0.0.0", "0.0.0+0"])
}

@Test(arguments: 1...5)
func leadingZeroTolerantCoreShrinksToTwoZeros(seed: UInt64) throws {
  let inputs = try smallestInputs(ofMutantNamed: "leadingZeroTolerantCore", seed: seed)
  #expect(inputs == ["00.0.0"])
}
