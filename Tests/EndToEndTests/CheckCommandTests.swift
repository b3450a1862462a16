import Foundation
import Testing

@Suite struct CheckCommandTests {
  @Test func theReferenceHoldsAndTheSameSeedGivesTheSameBytes() throws {
    let words = ["check", "--cases", "200", "--seed", "7"]
    let answer = try Tool.run(words)
    #expect(answer.status == 0)
    #expect(answer.lines.last?.hasSuffix("· all hold") == true)
    #expect(try Tool.run(words).output == answer.output)
  }

  @Test func theChecklistSaysWhatHoldsAndWhatWasNotShown() throws {
    let all = try Tool.run("check", "--cases", "200", "--checklist")
    #expect(all.status == 0)
    #expect(all.lines.suffix(6).allSatisfy { $0.hasPrefix("holds ") })
    let some = try Tool.run(
      "check", "--law", "stableNeverGetsAPrerelease", "--cases", "200", "--checklist")
    #expect(some.lines.suffix(6).map { $0.hasPrefix("holds ") }.count(where: \.self) == 1)
    #expect(some.lines.last?.contains("by stableNeverGetsAPrerelease") == true)
  }

  @Test func aMutantShowsHowItFailsAndItsReplayLineRepeatsIt() throws {
    let answer = try Tool.run(
      "check", "--mutant", "lexicographicCore", "--law", "raisingANumberRaisesTheVersion")
    #expect(answer.status == 1)
    #expect(answer.output.contains("said      b < a"))
    #expect(answer.output.contains("expected  a < b: "))
    #expect(answer.lines.last == "noticed by: raisingANumberRaisesTheVersion")
    let command = try #require(answer.lines.first { $0.contains("--replay") })
    let words = command.split(separator: " ").dropFirst(2).map { word in
      word.filter { $0 != "'" }
    }
    #expect(words.prefix(3) == ["check", "--mutant", "lexicographicCore"])
    let replay = try Tool.run(Array(words))
    #expect(replay.status == 1)
    #expect(replay.output.contains("said      b < a"))
  }

  @Test func failuresOfAnotherKindAreListedBelowTheFirst() throws {
    let answer = try Tool.run(
      "check", "--mutant", "trimsWhitespace", "--law", "everyGrammarFaultIsRejected")
    #expect(answer.status == 1)
    #expect(answer.lines.count { $0 == "      and in another way:" } == 2)
    #expect(
      answer.lines.filter { $0.contains("  expected  ") }.map { $0.split(separator: " ").last }
        == ["leadingSpace", "trailingSpace", "leadingTab"])
  }

  @Test(arguments: [
    ("trapsOnEmptyCore", #""""#, "it ended its process, signal"),
    ("trapsOnInvalidUTF8", #""80 30 2e 30 2e 30""#, "it ended its process, signal"),
    ("loopsForeverOnEmptyIdentifier", "-", "it used up its time"),
  ])
  func aMutantThatGivesNoAnswerShowsWhatItWasGiven(
    mutant: String, input: String, ending: String
  ) throws {
    let answer = try Tool.run(
      "check", "--mutant", mutant, "--law", "parsingIsTotal", "--law", "precedenceIsIrreflexive",
      "--cases", "200")
    #expect(answer.status == 1)
    #expect(answer.output.contains("ok    precedenceIsIrreflexive"))
    #expect(answer.output.contains("said      nothing: \(ending)"))
    let given = try #require(
      answer.lines.first { $0.hasPrefix("      text  ") || $0.hasPrefix("      bytes  ") })
    #expect(given.hasSuffix(input))

    let line = try #require(answer.lines.first { $0.contains("--replay") })
    let token = try #require(line.split(separator: "'").dropFirst().first)
    let replay = try Tool.run("check", "--mutant", mutant, "--replay", String(token))
    #expect(replay.status == 1)
    #expect(replay.lines.contains(given))
  }

  @Test func aCaseThatEndsNoProcessIsReplayedAsEver() throws {
    let killed = try Tool.run(
      "check", "--mutant", "trapsOnEmptyCore", "--law", "parsingIsTotal", "--cases", "200")
    let line = try #require(killed.lines.first { $0.contains("--replay") })
    let token = try #require(line.split(separator: "'").dropFirst().first)
    let replay = try Tool.run("check", "--mutant", "hoardsMemoryOnNUL", "--replay", String(token))
    #expect(replay.status == 0)
    #expect(replay.output == "ok    parsingIsTotal holds for this case\n")
  }

  @Test func aReplayThatHoldsIsASuccess() throws {
    let answer = try Tool.run(
      "check", "--mutant", "lexicographicCore", "--law", "raisingANumberRaisesTheVersion")
    let line = try #require(answer.lines.first { $0.contains("--replay") })
    let token = try #require(line.split(separator: "'").dropFirst().first)
    let replay = try Tool.run("check", "--replay", String(token))
    #expect(replay.status == 0)
    #expect(replay.output == "ok    raisingANumberRaisesTheVersion holds for this case\n")
  }

  @Test func anAlteredTokenIsRefused() throws {
    let answer = try Tool.run(
      "check", "--replay", "precedenceIsTransitive:1.2.3:00000000")
    #expect(answer.status == 64)
    #expect(answer.diagnostics.hasPrefix("gauntlet: malformed replay token"))
  }

  /// A token as it would be after a change of its generator: the last four digits depend on it.
  private func tokenOfAChangedGenerator() throws -> String {
    let answer = try Tool.run(
      "check", "--mutant", "lexicographicCore", "--law", "raisingANumberRaisesTheVersion")
    let line = try #require(answer.lines.first { $0.contains("--replay") })
    let token = try #require(line.split(separator: "'").dropFirst().first)
    return token.dropLast() + (token.last == "0" ? "1" : "0")
  }

  @Test func aTokenOfAChangedGeneratorIsRefused() throws {
    let answer = try Tool.run("check", "--replay", tokenOfAChangedGenerator())
    #expect(answer.status == 64)
    #expect(
      answer.diagnostics.hasPrefix(
        "gauntlet: the generator of 'raisingANumberRaisesTheVersion' has changed since the token "
          + "was made; run the check again\n"))
  }

  @Test func aStoredCaseOfAChangedGeneratorIsLeftAloneAndNamed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("raisingANumberRaisesTheVersion-00000000.example")
    let text = try tokenOfAChangedGenerator() + "\nof an older generator\n"
    try Data(text.utf8).write(to: file)
    let check = try Tool.run(
      "check", "--law", "raisingANumberRaisesTheVersion", "--examples", folder.url.path)
    #expect(check.status == 0)
    #expect(
      check.diagnostics.hasPrefix(
        "gauntlet: \(file.lastPathComponent) is left alone: the generator of "
          + "'raisingANumberRaisesTheVersion' has changed"))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func aStoredCaseThatHoldsNowIsDropped() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = try Tool.run(
      "check", "--mutant", "lexicographicCore", "--law", "raisingANumberRaisesTheVersion")
    let line = try #require(answer.lines.first { $0.contains("--replay") })
    let token = try #require(line.split(separator: "'").dropFirst().first)
    let file = folder.file("raisingANumberRaisesTheVersion-\(token.suffix(8)).example")
    try Data("\(token)\n".utf8).write(to: file)
    let other = folder.file("raisingANumberRaisesTheVersion-00000000.example")
    try Data("of a later version\n".utf8).write(to: other)
    let check = try Tool.run(
      "check", "--law", "raisingANumberRaisesTheVersion", "--examples", folder.url.path)
    #expect(check.status == 0)
    #expect(check.diagnostics.contains("\(file.lastPathComponent) no longer fails and was dropped"))
    #expect(check.diagnostics.contains("\(other.lastPathComponent) is left alone: malformed"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(FileManager.default.fileExists(atPath: other.path))
  }
}
