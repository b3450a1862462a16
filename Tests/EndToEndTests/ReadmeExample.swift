import ComparatorLaws
import PropertyTesting
import Testing

@Test(arguments: allComparatorLaws.map(\.name))
func myVersionKeepsTheLaw(name: String) throws {
  let law = try #require(allComparatorLaws.first { $0.name == name })
  guard let property = law.property(of: ComparableSubject { MyVersion($0) }) else { return }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.isPassed, "\(report.ending)")
}
