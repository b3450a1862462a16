import ComparatorLaws
import Mutants
import PropertyTesting
import Testing

@Test(arguments: 1...5)
func theComparatorWithoutAMistakeKeepsEverySampledLaw(seed: UInt64) throws {
  for law in allComparatorLaws where law.scope == .sampled {
    let property = try #require(law.property(of: CorrectComparator()))
    let report = property.check(CheckOptions(cases: 200, seed: Seed(seed)))
    #expect(report.isPassed, "\(law.name): \(report.ending)")
  }
}

@Test func theComparatorWithoutAMistakeHoldsTheExamples() throws {
  let property = try #require(TheExamplesHold().property(of: CorrectComparator()))
  #expect(property.check(CheckOptions(seed: Seed(0))).isPassed)
}
