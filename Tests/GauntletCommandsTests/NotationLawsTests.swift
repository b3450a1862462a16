import ComparatorLaws
import PropertyTesting
import ReferenceLaws
import Testing

@Test(arguments: 1...10)
func legacyNotationKeepsEveryLaw(seed: UInt64) {
  for law in allNotationLaws {
    let report = law.property(of: LegacyNotationSubject()).check(
      CheckOptions(cases: 200, seed: Seed(seed)))
    #expect(report.isPassed, "\(law.name): \(report.ending)")
    #expect(report.refusals == 0, "\(law.name)")
  }
}
