import Testing

@testable import GauntletCommands

@Suite struct ProgressPictureTests {
  private func picture(done: Int, findings: Int = 0) -> ProgressBar.Picture {
    ProgressBar.Picture(
      title: "mutants", done: done, total: 8, findings: findings, elapsed: .seconds(2),
      note: "lexicographicCore")
  }

  @Test func theBarHasCountRateTimeLeftAndTheMutant() {
    #expect(
      picture(done: 4).bar
        == "mutants ████████████░░░░░░░░░░░░ 4/8 · 2/s · 2 s left · lexicographicCore")
  }

  @Test func aLineOfALogSaysTheSameWithoutTheBar() {
    #expect(
      picture(done: 8, findings: 2).line
        == "mutants 8/8 · 4/s · 0 s left · 2 to look at · lexicographicCore")
  }
}
