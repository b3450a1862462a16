import ComparatorLaws
import Foundation
import GauntletCommands
import Testing

@Suite struct ReadmeTests {
  @Test func theMainJobAndItsRealOutputStandByLineFifteen() throws {
    let readme = try Readme()
    let block = readme.block("```")
    #expect(block.first == "$ swift run -c release gauntlet mutate")
    #expect((readme.lines.firstIndex(of: block[0]) ?? 99) + block.count <= 15)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = try Tool.run("mutate", "--output", folder.url.path)
    #expect(answer.status == 0)
    // The first line has the commit, the last the time.
    #expect(
      comparable(block.dropFirst(2).dropLast()) == comparable(answer.lines.dropFirst().dropLast()))
  }

  /// The lines, without what depends on where memory ends: a derived mutant that reads beyond a
  /// buffer may be noticed in one way or another, and only some ways tell where it differs.
  private func comparable(_ lines: some Sequence<String>) -> [String] {
    lines.map { line in
      line.split(separator: " · ").filter { part in
        let isWay = ["killed", "timeout", "crashed"].contains { part.hasSuffix($0) }
        return !(line.hasPrefix("derived") && isWay) && !part.hasPrefix("dominators")
      }.joined(separator: " · ")
    }
  }

  @Test func everyCommandOfTheTableIsUnderstood() throws {
    let commands = try Readme().table("command").map { $0[0] }
    #expect(commands.count > 9)
    // Building all derived mutants takes minutes.
    let isBuild = { (command: String) in
      command.contains("--only derived") || command.contains("--package")
    }
    for command in commands where !isBuild(command) {
      var words = command.split(separator: " ").dropFirst().map { String($0) }
      words = try words.map { $0 == "gauntlet" ? try Tool.path : $0 }
      // The matrix of everything has a test of its own.
      if words[0] == "mutate" { words += ["--mutant", "lexicographicCore", "--cases", "200"] }
      if words[0] == "check" { words.insert(contentsOf: ["--cases", "50"], at: 1) }
      let answer = try Tool.run(words, input: Data("1.0.0\n".utf8))
      #expect([0, 1].contains(answer.status), "\(command): \(answer.diagnostics)")
    }
  }

  @Test func everyScriptOfTheTableCanBeRunAndNoOtherIsThere() throws {
    let named = Set(try Readme().table("script").map { $0[0] })
    let folder = Tool.packageRoot.appendingPathComponent("scripts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(named == Set(files.map { "scripts/\($0)" }))
    for file in files {
      let path = folder.appendingPathComponent(file).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(file)")
    }
  }

  @Test func theTableOfExitStatusesIsTheEnumeration() throws {
    let statuses = try Readme().table("exit status").compactMap { Int32($0[0]) }
    #expect(statuses == ExitStatus.allCases.map(\.rawValue))
  }

  @Test func theTableOfLawsIsTheListOfLaws() throws {
    let rows = try Readme().table("law")
    #expect(rows.map { $0[0] } == allComparatorLaws.map(\.name))
    #expect(rows.map { $0[1] } == allComparatorLaws.map(\.clause))
    #expect(rows.map { $0[2] } == allComparatorLaws.map(\.evidence.rawValue))
  }

  @Test func theMatrixIsTheOneOfTheChapter() throws {
    let chapter = Tool.packageRoot.appendingPathComponent(
      "Sources/ExternalComparators/ExternalComparators.docc/Conformance.md")
    let isRow = { (line: Substring) in line.hasPrefix("| `") }
    let rows = try String(contentsOf: chapter, encoding: .utf8).split(separator: "\n").filter(isRow)
    let lines = try Readme().lines.map { Substring($0) }
    #expect(rows.count > 19)
    #expect(lines.contains(rows[0]))
    #expect(lines.filter(Set(rows).contains) == rows)
  }

  @Test func theExampleIsTheOneThatIsCompiledAndRun() throws {
    let example = try Readme().block("```swift").joined(separator: "\n")
    let file = Tool.packageRoot.appendingPathComponent("Tests/EndToEndTests/ReadmeExample.swift")
    #expect(!example.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == example + "\n")
    let fixture = Tool.packageRoot.appendingPathComponent(
      "Tests/Fixtures/packages/own-comparator/Tests/MyAppTests/MyVersionTests.swift")
    let test = try String(contentsOf: fixture, encoding: .utf8)
    #expect(test.replacingOccurrences(of: "import MyApp\n", with: "") == example + "\n")
  }
}
