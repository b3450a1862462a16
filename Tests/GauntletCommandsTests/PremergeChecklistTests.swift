import PropertyTesting
import Testing

@testable import GauntletCommands

/// A report of a law that holds, does not, or is not about the subject.
private func report(_ law: String, holds: Bool?) -> LawReport {
  let properties = holds.map { holds in [Property(law, Integers(0...9)) { _ in holds }] } ?? []
  return LawReport(LawSuite.Law(name: law, properties: properties), CheckOptions(seed: Seed(1)))
}

/// The first words of the list when one law is special and the others hold.
private func verdicts(_ law: String, holds: Bool?) -> [Substring] {
  let names = Set(PremergeChecklist.items.flatMap(\.laws))
  let reports = names.map { report($0, holds: $0 == law ? holds : true) }
  return PremergeChecklist(reports).lines.map { $0.split(separator: "  ")[0] }
}

@Test func aListOfWhichAllLawsHoldHoldsLineByLine() {
  #expect(verdicts("", holds: true) == Array(repeating: "holds", count: 6))
}

@Test func aBrokenLawBreaksEachLineThatNeedsIt() {
  #expect(
    verdicts("acceptanceEqualsTheGrammar", holds: false)
      == ["BROKEN", "BROKEN", "holds", "holds", "holds", "holds"])
}

@Test func aLawThatWasLeftOutLeavesItsLineOpen() {
  #expect(verdicts("stableNeverGetsAPrerelease", holds: nil).last == "not shown")
  #expect(PremergeChecklist([]).lines.allSatisfy { $0.hasPrefix("not shown") })
}
