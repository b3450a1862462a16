import ReportSamples
import Reporting
import Testing

@Suite struct SummaryTests {
  @Test func aRunWhereAllIsWellTakesFewLines() {
    #expect(
      SummaryText(SampleRecord.record([SampleRecord.killed])).lines == [
        "gauntlet 0.1.0 · Swift 6.3 · commit 0123456 (clean) · seed 0000000000000001",
        "baseline    1 subject · 2 laws · 2,000 cases · all hold",
        "catalogue   1 mutant · 1 killed, each by its expected law",
        "score       100.0 % (1 of 1)",
        "weakest     textOrder: first killed after 12 cases, budget 2,000",
      ])
  }

  @Test func whatNeedsALookIsSaidMutantByMutant() {
    var record = SampleRecord.ofEveryStatus
    record.idleLaws = ["isTotal"]
    record.redundantLaws = ["isTransitive", "isTotal"]
    #expect(
      SummaryText(record).verdictLines == [
        "catalogue   2 mutants · 1 killed · 1 MISATTRIBUTED",
        "derived     8 mutants · 0 killed · 1 timeout · 1 crashed · 1 ignored (reasons on file)"
          + " · 1 not compiled · 1 SURVIVED · 1 NOT COVERED · 1 ERRORED · 1 not tried",
        "score       50.0 % (3 of 6) · with those ignored 42.8 %",
        "weakest     textOrder: first killed after 12 cases, budget 2,000",
        "MISATTRIBUTED  otherOrder: isTransitive should have noticed it, but only these did: isTotal",
        "               see it with: gauntlet check --mutant otherOrder",
        "SURVIVED       survived Sources/Order/Order.swift:1 relation: `<` → `<=`",
        "NOT COVERED    noCoverage Sources/Order/Order.swift:1 relation: `<` → `<=`",
        "IDLE           isTotal killed no mutant",
        "redundant   isTransitive",
        "INCOMPLETE     8 of 10 mutants were tried",
      ])
  }

  @Test func aDerivedSurvivorComesWithItsPlaceAndItsMissingTest() throws {
    var record = SampleRecord.ofEveryStatus
    let index = try #require(record.mutants.firstIndex { $0.id == "survived" })
    record.mutants[index].declaration = "Order.<(_:_:)"
    record.mutants[index].missingTest = CounterexampleRecord(
      inputs: [.init(name: "a", text: "1.0.0"), .init(name: "b", text: "1.0.0\t")], said: "a < b",
      expected: "refused")
    let lines = SummaryText(record).verdictLines
    let start = try #require(lines.firstIndex { $0.hasPrefix("SURVIVED") })
    #expect(
      lines[start...(start + 2)] == [
        "SURVIVED       survived Sources/Order/Order.swift:1 relation: `<` → `<=`",
        "               in Order.<(_:_:)",
        "               missing test: a = 1.0.0, b = \"1.0.0\\t\": said a < b, expected refused",
      ])
  }

  @Test func whatElseWasFoundOutAboutDerivedMutantsIsSaid() {
    var record = SampleRecord.ofEveryStatus
    record.dominators = .init(count: 12, noticedCount: 11)
    record.audit = .init(count: 5, faults: ["AUDIT          1: killed, survived"])
    record.ignoreListFaults = ["STALE          2: there is no such mutant any more (x)"]
    let lines = SummaryText(record).verdictLines
    #expect(
      lines.contains(
        "score       50.0 % (3 of 6) · with those ignored 42.8 % · dominators 11 of 12"))
    #expect(lines.contains("audit       5 mutants applied as real edits · 1 DIFFER"))
    #expect(lines.contains("AUDIT          1: killed, survived"))
    #expect(lines.contains("STALE          2: there is no such mutant any more (x)"))
  }

  @Test func aBaselineThatFailsSaysWhyAndNothingOfMutants() {
    var record = SampleRecord.ofEveryStatus
    record.subjects[0].laws[1].isPassed = false
    record.subjects[0].laws[1].findings = ["FAIL  isTotal  500 cases"]
    #expect(
      SummaryText(record).lines.dropFirst() == [
        "baseline    1 subject · 2 laws · 2,000 cases · 1 law FAILED", "FAIL  isTotal  500 cases",
      ])
  }

  @Test func severalSeedsSayHowSurelyTheWeakestIsFound() {
    var mutant = SampleRecord.killed
    mutant.confidence = ConfidenceRecord(
      median: 3, worst: 41, missExponent: -8, leastChancePerCase: 0.1)
    var record = SampleRecord.record([mutant])
    record.run.seedCount = 32
    #expect(
      SummaryText(record).lines.last
        == "weakest     textOrder: first killed after 3 cases (median), 41 (worst of 32 seeds), "
        + "budget 2,000; chance to miss it below 10^-8 (99 % confidence)")
  }

  @Test func markdownHasARowForEachSurvivor() {
    let text = SummaryMarkdown(SampleRecord.ofEveryStatus).text
    #expect(text.hasPrefix("## Mutation score 50.0 % · 3 survivors · incomplete\n\n```\ngauntlet"))
    #expect(
      text.hasSuffix(
        """
        | mutant | place | mistake | verdict |
        |---|---|---|---|
        | `otherOrder` | `Mutants/TextOrder.swift:2:1` | Compares <numbers> as text. | \
        isTransitive should have noticed it, but only these did: isTotal |
        | `survived` | `Sources/Order/Order.swift:1:31` | relation | no law noticed it |
        | `noCoverage` | `Sources/Order/Order.swift:1:31` | relation | \
        nothing ran the code that it changes |

        """))
  }

  @Test func theMatrixShowsWhoKilledWhom() {
    #expect(
      KillMatrixText(SampleRecord.ofEveryStatus).lines == [
        "  1  isTransitive", "  2  isTotal", "            1  2", "textOrder   ●  .",
        "otherOrder  .  ○",
      ])
  }
}
