import ComparatorLaws
import PropertyTesting
import Testing

@testable import ExternalComparators

/// Programs that break the protocol: each costs one case its verdict, and is named.
@Suite struct FaultTests {
  @Test(arguments: [
    ("dies", "ended with exit status 3 before it answered"),
    ("isKilled", "ended with signal 9 (SIGKILL) before it answered"),
    ("breaksOff", "ended with exit status 0 in the middle of a reply: '{\"ord'"),
    ("closes", "closed its output before it answered"),
    ("chats", "answered 'let me think', which is no reply"),
    ("shrugs", "answered '{\"invalid\":[false,false]}', which is no reply"),
    (
      "mumbles",
      "answered with bytes that are no UTF-8: 7b 22 6f 72 64 65 72 22 3a 22 ff 22 7d"
    ),
    ("rambles", "answered with a line of more than 4096 bytes"),
    ("floods", "said '{\"order\":\"equal\"}' without being asked"),
    ("contradicts", "contradicts itself: of twice the same text it takes one for a version"),
  ])
  func theCaseInWhichItHappenedShowsWhat(word: String, verdict: String) throws {
    let failure = try #require(
      try Fixture.illMannered(word).failure(of: PrecedenceIsIrreflexive()))
    #expect(failure.observed == verdict)
    #expect(failure.expected == #"a reply: {"order":…} or {"invalid":[…,…]}"#)
    #expect(failure.inputs.first?.text.contains("-") == true)
  }

  @Test(arguments: [
    ("hesitates", ""), ("stopsHalfway", " in the middle of a reply: '{\"ord'"),
  ])
  func aLateReplyIsNotWaitedFor(word: String, end: String) throws {
    let fixture = try Fixture.illMannered(word, deadlineMilliseconds: 250)
    let failure = try #require(fixture.failure(of: PrecedenceIsIrreflexive()))
    // A program that has just been started is given four times as long.
    #expect(
      ["did not answer within 250 ms", "did not answer within 1000 ms"].map { $0 + end }
        .contains(failure.observed))
  }

  @Test func theCounterexampleIsAsSmallAsForABrokenLaw() throws {
    let fixture = try Fixture.illMannered("dies")
    let failure = try #require(fixture.failure(of: PrecedenceIsIrreflexive()))
    #expect(failure.inputs.map(\.text) == ["0.0.0-0", "0.0.0-0"])
  }

  @Test func theProgramIsStartedAgainAndItsDiagnosticsAreShown() throws {
    let fixture = try Fixture.illMannered("dies")
    #expect(fixture.report(on: PrecedenceIsIrreflexive())?.isPassed == false)
    #expect(fixture.diagnostics.hasPrefix("cannot take a hyphen\ncannot take a hyphen\n"))
    #expect(
      fixture.interview.findings == ["ended with exit status 3 before it answered (31 times)"])
    // The next law begins with a fresh program.
    let failure = try #require(fixture.failure(of: RaisingANumberRaisesTheVersion()))
    #expect(failure.observed == "neither a < b nor b < a")
  }

  @Test func aGreetingIsAFindingAndIsSkippedAtEachStart() throws {
    let fixture = try Fixture.illMannered("greets")
    #expect(fixture.report(on: PrecedenceIsIrreflexive())?.isPassed == true)
    #expect(fixture.interview.findings == ["prints 'Welcome!' before its first reply"])
  }

  @Test func replyingTwiceIsAFinding() throws {
    let fixture = try Fixture.illMannered("repeats")
    #expect(fixture.report(on: PrecedenceIsIrreflexive()) != nil)
    // The second reply may come too late to be seen before the end.
    fixture.interview.end()
    #expect(
      fixture.interview.findings.first?.hasPrefix(
        "said '{\"order\":\"equal\"}' without being asked") == true)
  }

  @Test(arguments: [
    ("exits", "it ended with exit status 7 before it answered"),
    ("babbles", "it answered 'hello', which is no reply"),
    ("mute", "it did not answer within 1000 ms"),
    ("deaf", "it did not answer within 1000 ms"),
  ])
  func whatNeverRepliesIsNoComparator(word: String, verdict: String) throws {
    let error = #expect(throws: ExternalComparatorError.self) {
      try Fixture.illMannered(word, deadlineMilliseconds: 250)
    }
    #expect(
      error?.description
        == "'/bin/sh' does not speak as 'gauntlet compare --json-lines' does: \(verdict)")
  }

  @Test(
    .enabled(if: Fixture.python != nil, "needs python3"),
    arguments: [
      ("shuffles", "it answers in another order: 1.0.0 to 0.9.0 is less, alone it is greater"),
      ("falls", "it ended with exit status 9 before it answered"),
    ])
  func whatIsWrongOnlyInAHurryIsAFindingAndGetsItsTime(word: String, verdict: String) throws {
    let fixture = try Fixture.python("hurried.py", word)
    #expect(fixture.interview.findings == ["asked 49 questions at once, \(verdict)"])
    #expect(fixture.report(on: RaisingANumberRaisesTheVersion())?.isPassed == true)
  }
}
