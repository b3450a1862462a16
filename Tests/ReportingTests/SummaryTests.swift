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
        "score       50.0 % (3 of 6)",
        "weakest     textOrder: first killed after 12 cases, budget 2,000",
        "MISATTRIBUTED  otherOrder: isTransitive should have noticed it, but only these did: isTotal",
        "               see it with: gauntlet check --mutant otherOrder",
        "SURVIVED       survived: no law noticed it",
        "               see it with: gauntlet show DIR survived",
        "SURVIVED       noCoverage: nothing ran the code that it changes",
        "               see it with: gauntlet show DIR noCoverage",
        "IDLE           isTotal killed no mutant",
        "redundant   isTransitive",
        "INCOMPLETE     8 of 10 mutants were tried",
      ])
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
