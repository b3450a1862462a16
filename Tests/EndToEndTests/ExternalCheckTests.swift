import Foundation
import Testing

@Suite struct ExternalCheckTests {
  private func check(_ options: [String] = [], _ command: String...) throws -> Tool.Answer {
    try Tool.run(["check"] + options + ["--"] + command)
  }

  @Test func theToolAsAProgramOfItsOwnHolds() throws {
    let answer = try check(
      ["--cases", "20", "--scope", "20", "--law", "theExamplesHold", "--law", "operatorsAgree"],
      Tool.path, "compare", "--json-lines")
    #expect(answer.status == 0)
    #expect(answer.diagnostics.isEmpty)
    #expect(
      answer.lines.dropFirst() == [
        "skip  operatorsAgree   one reply stands for all operators",
        "ok    theExamplesHold  exhaustive: all 67 cases",
        "1 law · 67 cases · 1 skipped · all hold",
      ])
  }

  @Test func aProgramThatIsNotThereIsBadData() throws {
    let answer = try check([], "./no-such-program")
    #expect(answer.status == 65)
    #expect(
      answer.diagnostics
        == "gauntlet: cannot start './no-such-program': No such file or directory\n")
  }

  @Test func optionsAboutAProgramNeedOne() throws {
    let answer = try Tool.run("check", "--only-valid")
    #expect(answer.status == 64)
    #expect(answer.diagnostics.hasPrefix("gauntlet: --only-valid needs '-- COMMAND'\n"))
    let other = try Tool.run("check", "word", "--", "true")
    #expect(other.status == 64)
    #expect(other.diagnostics.hasPrefix("gauntlet: unexpected argument 'word'\n"))
  }
}

extension ExternalCheckTests {
  private static let fixture = "Tests/Fixtures/comparators/ill-mannered.sh"

  @Test func aFaultFailsItsLawAndTheRunGoesOn() throws {
    let answer = try check(
      ["--cases", "20", "--law", "precedenceIsIrreflexive", "--law", "buildMetadataIsIgnored"],
      "/bin/sh", "-c", "exec sh \(Self.fixture) dies")
    #expect(answer.status == 1)
    #expect(answer.diagnostics.hasPrefix("cannot take a hyphen\n"))
    let line = try #require(answer.lines.first { $0.contains("  replay  ") })
    #expect(
      line.hasSuffix(
        "gauntlet check --replay 'precedenceIsIrreflexive:0.0.0.0.0.0.0.1:5bdbeeed' -- "
          + "/bin/sh -c 'exec sh \(Self.fixture) dies'"))
    #expect(
      answer.lines.last?.hasPrefix(
        "FAIL  the program ended with exit status 3 before it answered (")
        == true)
  }

  @Test func failuresOfAnotherKindAreListedBelowTheFirst() throws {
    let answer = try check(
      ["--law", "everyGrammarFaultIsRejected"], "/bin/sh", "-c",
      #"while read -r question; do echo '{"order":"equal"}'; done"#)
    #expect(answer.status == 1)
    #expect(answer.lines.count { $0 == "      and in another way:" } == 2)
    let expectations = answer.lines.filter { $0.contains("  expected  refused: ") }
    #expect(Set(expectations).count == 3)
  }

  @Test func theReplayLineRepeatsTheCase() throws {
    let answer = try check(
      ["--replay", "precedenceIsIrreflexive:0.0.0.0.0.0.0.1:5bdbeeed"], "/bin/sh", Self.fixture,
      "dies")
    #expect(answer.status == 1)
    #expect(answer.output.contains("said      ended with exit status 3 before it answered\n"))
  }

  @Test func aGreetingAloneIsAFinding() throws {
    let answer = try check(
      ["--cases", "20", "--law", "precedenceIsIrreflexive"], "/bin/sh", Self.fixture, "greets")
    #expect(answer.status == 1)
    #expect(
      answer.lines.suffix(2) == [
        "1 law · 20 cases · all hold",
        "FAIL  the program prints 'Welcome!' before its first reply",
      ])
  }

  @Test func whatNeverRepliesIsBadDataAndLeavesNoProcess() throws {
    let answer = try check([], "/bin/sh", Self.fixture, "exits")
    #expect(answer.status == 65)
    #expect(
      answer.diagnostics == "no licence found\ngauntlet: '/bin/sh' does not speak as 'gauntlet "
        + "compare --json-lines' does: it ended with exit status 7 before it answered\n")
    let group = try ProcessGroup(
      ["check", "--deadline", "100", "--"] + [
        "/bin/sh", Tool.packageRoot.appendingPathComponent(Self.fixture).path, "mute",
      ])
    #expect(group.wait() == 65)
    #expect(!group.isAlive)
  }
}
