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
