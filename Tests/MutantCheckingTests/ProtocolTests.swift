import MutantChecking
import PropertyTesting
import Testing

@Suite struct ProtocolTests {
  @Test(arguments: [
    CheckOutcome.killed(cases: 12), .survived(cases: 0), .gaveUp, .notApplicable, .timedOut,
    .crashed("exit status 3"), .notRun,
  ])
  func anOutcomeIsReadAsItIsWritten(outcome: CheckOutcome) {
    #expect(CheckOutcome(outcome.description) == outcome)
  }

  @Test(arguments: [
    "", "killed", "killed 0", "killed -1", "killed 1 2", "killed x", "survived", "gaveUp 1",
    "Killed 1",
    "crashed", "flood",
  ])
  func whatIsNoOutcomeIsRefused(text: String) {
    #expect(CheckOutcome(text) == nil)
  }

  @Test(arguments: [true, false])
  func aCheckIsReadAsItIsWritten(isFull: Bool) {
    let check = MutantCheck(
      mutant: "tolerates(x)", law: "a law", cases: 7, isFull: isFull, seed: Seed(0xABC))
    #expect(MutantCheck(check.description) == check)
  }

  @Test(arguments: [
    "", "a\tb\t1\tfull", "a\tb\t0\tfull\t1", "a\tb\t1\thalf\t1", "a\tb\t1\tfull\tx",
    "a\tb\t1\tfull\t1\t2",
  ])
  func whatIsNoCheckIsRefused(text: String) {
    #expect(MutantCheck(text) == nil)
  }

  @Test(arguments: [[], [0], [1, .max, 0, 0xABC]] as [[UInt64]])
  func aReplayIsReadAsItIsWrittenAndIsNoCheck(choices: [UInt64]) {
    let replay = MutantReplay(
      mutant: "tolerates(x)", law: "a law", property: 1, choices: choices)
    #expect(MutantReplay(replay.description) == replay)
    #expect(MutantCheck(replay.description) == nil)
  }

  @Test(arguments: [
    "", "replay\ta\tb\t0", "replay\ta\tb\tx\t1", "replay\ta\tb\t0\t1.g", "again\ta\tb\t0\t1",
    "replay\ta\tb\t0\t1\t2",
  ])
  func whatIsNoReplayIsRefused(text: String) {
    #expect(MutantReplay(text) == nil)
  }
}
