import ComparatorLaws
import PropertyTesting
import SemVer
import Testing

/// The project's own converter as a subject.
private struct LegacyNotationSubject: NotationConverter {
  func convert(_ text: String) -> NotationConversion? {
    guard let notation = try? LegacyNotation(converting: text) else { return nil }
    return NotationConversion(
      text: notation.version.description, rules: notation.rules.map(\.rawValue))
  }
}

@Test(arguments: 1...10)
func legacyNotationKeepsEveryLaw(seed: UInt64) {
  for law in allNotationLaws {
    let report = law.property(of: LegacyNotationSubject()).check(
      CheckOptions(cases: 200, seed: Seed(seed)))
    #expect(report.isPassed, "\(law.name): \(report.ending)")
    #expect(report.refusals == 0, "\(law.name)")
  }
}
