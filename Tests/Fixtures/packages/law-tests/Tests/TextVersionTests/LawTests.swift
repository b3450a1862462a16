import ComparatorLaws
import PropertyTesting
import Testing
import TextVersion

@Test(arguments: allComparatorLaws.map(\.name))
func textVersionKeepsTheLaw(name: String) throws {
  let law = try #require(allComparatorLaws.first { $0.name == name })
  guard let property = law.property(of: ComparableSubject { TextVersion($0) }) else { return }
  let report = property.check(CheckOptions(cases: 500, seed: Seed(1)))
  #expect(report.isPassed, "\(report.ending)")
}
