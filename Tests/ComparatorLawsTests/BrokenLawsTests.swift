import ComparatorLaws
import PropertyTesting
import SemVer
import Testing

@Suite struct BrokenLawsTests {
  /// Compares numbers as text, which is right up to 9.
  private struct TextualVersion: Comparable {
    let version: SemVersion

    init?(_ text: String) {
      guard let version = SemVersion(text) else { return nil }
      self.version = version
    }

    private var key: [String] { [String(version.major), String(version.minor)] }

    static func < (left: Self, right: Self) -> Bool {
      left.key == right.key
        ? left.version < right.version : left.key.lexicographicallyPrecedes(right.key)
    }

    static func == (left: Self, right: Self) -> Bool { left.version == right.version }
  }

  @Test func theReferenceIsVerified() throws {
    try ComparableSubject { SemVersion($0) }.verifyLaws(cases: 50)
  }

  @Test func eachBrokenLawShowsItsSmallestCounterexample() throws {
    let error = try #require(throws: BrokenLaws.self) {
      try ComparableSubject { TextualVersion($0) }.verifyLaws(cases: 100)
    }
    #expect(
      error.failures.map(\.report.property) == [
        "orderEqualsTheOracle", "raisingANumberRaisesTheVersion", "leftmostDifferenceDecides",
        "theExamplesHold",
      ])
    let lines = error.description.split(separator: "\n").map { String($0) }
    #expect(lines.first == "4 laws are broken")
    let start = try #require(
      lines.firstIndex {
        $0.hasPrefix("SemVer 2.0.0, clause 2, 9, 10, 11: 'theExamplesHold' does not hold: case ")
      })
    #expect(
      lines[(start + 1)...].prefix(4) == [
        "  a: 1.9.0", "  b: 1.10.0", "  observed: b < a",
        "  expected: a < b: an example of the specification",
      ])
  }

  /// Accepts a single text that random cases hardly meet.
  @Test func shortTextsAreAllTried() throws {
    let error = try #require(throws: BrokenLaws.self) {
      try ComparableSubject { $0 == "1+-.+a" ? SemVersion("1.0.0") : SemVersion($0) }
        .verifyLaws(cases: 20)
    }
    let lines = error.description.split(separator: "\n")
    #expect(lines[0] == "1 law is broken")
    #expect(
      lines[1].hasPrefix(
        "SemVer 2.0.0, clause 2, 9, 10: 'acceptanceEqualsTheGrammarOnShortTexts' does not hold"))
    let inputs = error.failures.map { $0.report.counterexample?.failure.inputs.map(\.text) }
    #expect(inputs == [["1+-.+a"]])
  }
}
