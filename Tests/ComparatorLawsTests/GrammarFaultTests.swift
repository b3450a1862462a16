import ComparatorLaws
import PropertyTesting
import Testing

@Test(arguments: GrammarFault.allCases)
func everyKindOfFaultMakesTextsThatAreNoVersions(fault: GrammarFault) throws {
  for seed in 1...UInt64(100) {
    var source = ChoiceSource(seed: Seed(seed))
    let text = fault.text(spoiling: try source.version(), &source)
    if fault == .overLength {
      #expect(text.utf8.count > 256)
    } else {
      #expect(!VersionAutomaton().verdict(on: text.utf8).isAccepted, "\(text) is a version")
    }
  }
}

@Test func everyKindOfFaultOccurs() throws {
  let property = try #require(EveryGrammarFaultIsRejected().property(of: semVerSubject()))
  let report = property.check(CheckOptions(cases: 1000, seed: Seed(1)))
  #expect(report.labels.map(\.label.name) == GrammarFault.allCases.map(\.rawValue))
  #expect(report.labels.allSatisfy { $0.count > 0 })
}
