import MutantChecking
import MutationTesting
import Testing

/// The result of a mutant whose expected killer is `clause`, with the outcomes of it and of `other`.
private func result(_ clause: CheckOutcome, _ other: CheckOutcome) -> MutantResult {
  MutantResult(
    mutant: "mistake", expectedKiller: "clause",
    outcomes: [
      LawOutcome(law: "other", outcome: other), LawOutcome(law: "clause", outcome: clause),
    ])
}

@Suite struct VerdictTests {
  @Test func theExpectedLawMakesTheVerdict() {
    #expect(result(.killed(cases: 3), .survived(cases: 9)).verdict == .killed(cases: 3))
    #expect(result(.timedOut, .killed(cases: 1)).verdict == .timedOut)
    #expect(result(.crashed("signal 4"), .notRun).verdict == .crashed("signal 4"))
  }

  @Test(arguments: [CheckOutcome.killed(cases: 1), .timedOut, .crashed("signal 9")])
  func aKillByAnotherLawOnlyIsMisattributed(outcome: CheckOutcome) {
    let verdict = result(.survived(cases: 9), outcome).verdict
    #expect(verdict == .misattributed(killers: ["other"]))
    #expect(!verdict.isAsExpected)
  }

  @Test(arguments: [CheckOutcome.survived(cases: 9), .gaveUp, .notApplicable, .notRun])
  func whatNobodyNoticesSurvives(outcome: CheckOutcome) {
    #expect(result(outcome, .survived(cases: 9)).verdict == .survived)
    #expect(!result(outcome, .survived(cases: 9)).verdict.isAsExpected)
  }
}
