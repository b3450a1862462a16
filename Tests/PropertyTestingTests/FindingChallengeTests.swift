import PropertyTesting
import ShrinkingChallenges
import Testing

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
