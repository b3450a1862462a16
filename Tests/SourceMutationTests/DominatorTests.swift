import MutantChecking
import Testing

@testable import SourceMutation

@Suite struct DominatorTests {
  private func result(
    _ differences: [Bool]?, _ status: DerivedResult.Status = .killed(by: "law", cases: 1),
    module: String = "A"
  ) -> DerivedResult {
    let mutant = SourceMutant(
      identifier: "1", operatorName: "negation", module: module, path: "A.swift", declaration: "f",
      line: 1, range: 0..<1, original: "a", replacement: "!a", slot: 0, isInitialiser: false)
    var result = DerivedResult(number: 1, mutant: mutant, status: status)
    result.differences = differences.map { DifferenceSet($0) }
    return result
  }

  private func dominators(of results: [DerivedResult]) throws -> Dominators {
    try #require(Dominators(of: results, among: results.count))
  }

  @Test func ofAPartOfTheMutantsThereAreNone() {
    let results = [result([true, false]), result([false, true])]
    #expect(Dominators(of: results, among: 3) == nil)
  }

  @Test func aMutantThatDiffersWhereverAnotherDoesIsImplied() throws {
    let dominators = try dominators(of: [
      result([true, false, false]), result([true, true, false]), result([false, false, true]),
    ])
    #expect(dominators.count == 2)
    #expect(dominators.noticedCount == 2)
  }

  @Test func mutantsOfDifferentModulesAreNotComparedByTheirInputs() throws {
    let dominators = try dominators(of: [
      result([true, false]), result([true, true], module: "B"), result([true, false], module: "B"),
    ])
    #expect(dominators.count == 2)
  }

  @Test func mutantsWithTheSameDifferencesAreOneAndAllOfThemHaveToBeNoticed() throws {
    let dominators = try dominators(of: [
      result([true, false]), result([true, false], .survived), result([false, true]),
    ])
    #expect(dominators.count == 2)
    #expect(dominators.noticedCount == 1)
  }

  @Test func whatDiffersNowhereOrUnknownDoesNotCount() throws {
    let dominators = try dominators(of: [result([false, false], .survived), result(nil)])
    #expect(dominators.count == 0)
  }
}
