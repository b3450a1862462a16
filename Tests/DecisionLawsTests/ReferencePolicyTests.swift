import DecisionLaws
import PropertyTesting
import Testing
import UpdateDecisions

private let reference = PolicyFunction { $0.decide() }

@Test(arguments: 1...10)
func theReferencePolicyKeepsEverySampledLaw(seed: UInt64) {
  for law in allDecisionLaws where law.scope == .sampled {
    let report = law.property(of: reference).check(CheckOptions(cases: 60, seed: Seed(seed)))
    #expect(report.ending == .passed, "\(law.name)")
  }
}

@Test func theReferencePolicyKeepsEveryExhaustiveLaw() {
  for law in allDecisionLaws where law.scope != .sampled {
    for property in law.properties(of: reference) {
      let report = property.check(CheckOptions(seed: Seed(0)))
      #expect(report.ending == .passed && report.isExhaustive, "\(property.name)")
    }
  }
}

@Test func eachLawHasANameOfItsOwn() {
  #expect(Set(allDecisionLaws.map(\.name)).count == 27)
}
