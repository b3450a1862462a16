import ComparatorLaws
import PropertyTesting
import SemVer
import Testing

/// Sorts as a set does, which has room for one of equal versions only.
private struct MergesEqualVersions: VersionComparator {
  func parse(_ text: String) -> SemVersion? { SemVersion(text) }
  func isLess(_ left: SemVersion, _ right: SemVersion) -> Bool { left < right }
  func isEqual(_ left: SemVersion, _ right: SemVersion) -> Bool { left == right }

  var sorted: (@Sendable ([SemVersion]) -> [SemVersion])? {
    { Set($0).sorted() }
  }
}

@Test func aSortThatLosesVersionsBreaksTheLaw() throws {
  let property = try #require(SortingFollowsPrecedence().property(of: MergesEqualVersions()))
  let report = property.check(CheckOptions(cases: 500, seed: Seed(1)))
  let failure = try #require(report.counterexample?.failure)
  #expect(failure.inputs.map(\.text) == ["0.0.0", "0.0.0"])
  #expect(failure.observed == "sorted lists have 1 and 1 versions")
  #expect(failure.expected == "every version is kept")
}
