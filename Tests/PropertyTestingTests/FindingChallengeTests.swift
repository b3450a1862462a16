import PropertyTesting
import ShrinkingChallenges
import Testing

/// How many cases a fault takes to be found, in the median of the seeds from 0 up.
private func medianCases(_ property: Property, seedCount: UInt64) -> Int {
  let cases = (0..<seedCount).map { seed in
    let report = property.check(
      CheckOptions(cases: 20_000, seed: Seed(seed), shrinkBudget: 0))
    return report.counterexample == nil ? Int.max : report.cases
  }
  return cases.sorted()[cases.count / 2]
}

@Test func faultsAmongVersionsWithOneCoreAreFoundAsSoonAsByTheBestEngine() {
  #expect(medianCases(FindingChallenge.numbersAsText(.shared), seedCount: 100) <= 4)
  #expect(medianCases(FindingChallenge.nontransitiveMix(.shared), seedCount: 100) <= 285)
}

@Test func numbersComparedAsTextAreFoundSoonAmongIndependentVersions() {
  #expect(medianCases(FindingChallenge.numbersAsText(.independent), seedCount: 100) <= 106)
}

@Test(arguments: 0..<10)
func numbersComparedAsTextAreFoundAmongIndependentVersions(seed: UInt64) {
  let report = FindingChallenge.numbersAsText(.independent)
    .check(CheckOptions(cases: 2000, seed: Seed(seed)))
  #expect(report.counterexample != nil)
}

@Test(arguments: 0..<2)
func aNontransitiveMixIsFoundAmongIndependentVersions(seed: UInt64) {
  let options = CheckOptions(cases: 20_000, seed: Seed(seed), shrinkBudget: 0)
  #expect(FindingChallenge.nontransitiveMix(.independent).check(options).counterexample != nil)
}

@Test func aTransitiveOrderPasses() {
  let report = FindingChallenge.transitivity.check(CheckOptions(cases: 500, seed: Seed(1)))
  #expect(report.isPassed)
}
