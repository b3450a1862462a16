import Foundation
import Reporting
import Testing

/// What CI does is what the scripts do.
@Suite(.timeLimit(.minutes(5))) struct WorkflowTests {
  /// The lines of all workflows.
  private func lines() throws -> [String] {
    let folder = Tool.packageRoot.appendingPathComponent(".github/workflows")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.map(\.lastPathComponent).sorted() == ["nightly.yml", "pull-request.yml"])
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The commands that workflows run, as words.
  private func commands() throws -> [[String]] {
    try lines().filter { $0.hasPrefix("- run:") || $0.hasPrefix("run:") }.map { line in
      line.split(separator: " ").map { String($0) }.drop { $0 != "run:" }.dropFirst().map(\.self)
    }
  }

  @Test func workflowsCallScriptsAndNothingElse() throws {
    let commands = try commands()
    #expect(
      commands.compactMap(\.first).sorted() == [
        "scripts/merge", "scripts/nightly", "scripts/premerge", "scripts/test",
      ])
    for word in commands.joined() {
      #expect(!word.contains(where: "|&;<>$`(){}".contains), "\(word)")
    }
  }

  @Test func everyActionHasAVersionAndEveryConditionIsAlways() throws {
    for line in try lines() {
      if line.contains("uses:") { #expect(line.contains("@v"), "\(line)") }
      if line.hasPrefix("if:") { #expect(line == "if: always()") }
    }
  }

  private static let mutants = [
    "--mutant", "lexicographicCore", "--mutant", "metadataAwareOrder", "--mutant",
    "leadingZeroTolerantCore", "--mutant", "trimsWhitespace",
  ]

  private func script(
    _ name: String, _ words: [String], _ environment: [String: String]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = Tool.packageRoot.appendingPathComponent("scripts/\(name)")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GAUNTLET_TOOL": try Tool.path]) { $1 }.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func night(
    _ folder: TemporaryFolder, _ output: String, shard: String? = nil
  ) throws -> Int32 {
    var environment = [
      "GAUNTLET_CASES": "400", "GAUNTLET_SEEDS": "2", "GAUNTLET_SEED": "123456789",
      "GAUNTLET_EXAMPLES": folder.file("examples").path,
    ]
    environment["GAUNTLET_SHARD"] = shard
    return try script(
      "nightly", Self.mutants + ["--output", folder.file(output).path], environment)
  }

  @Test func aNightInShardsComesToTheSameAsANightInOnePart() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(try night(folder, "whole") == 0)
    #expect(try night(folder, "shard1", shard: "1/2") == 0)
    #expect(try night(folder, "shard2", shard: "2/2") == 0)
    let status = try script(
      "merge",
      [folder.file("history.jsonl").path, folder.file("shard1").path, folder.file("shard2").path],
      [
        "GAUNTLET_OUTPUT": folder.file("merged").path,
        "GITHUB_STEP_SUMMARY": folder.file("step.md").path,
      ])
    #expect(status == 0)
    let summaries = try ["whole", "merged"].map { output in
      try String(
        contentsOf: folder.file(output).appendingPathComponent("summary.md"), encoding: .utf8)
    }
    #expect(summaries[0] == summaries[1])
    #expect(try String(contentsOf: folder.file("step.md"), encoding: .utf8) == summaries[1])
    let history = try String(contentsOf: folder.file("history.jsonl"), encoding: .utf8)
    #expect(try HistoryEntry.entries(in: history).count == 1)
  }

  @Test func theScriptBeforeAMergePublishesItsSummary() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let status = try script(
      "premerge", Self.mutants + ["--cases", "400"],
      [
        "GAUNTLET_OUTPUT": folder.file("out").path,
        "GITHUB_STEP_SUMMARY": folder.file("step.md").path,
      ])
    #expect(status == 0)
    let step = try String(contentsOf: folder.file("step.md"), encoding: .utf8)
    #expect(step.hasPrefix("## Mutation score 100.0 % · 0 survivors\n"))
  }
}
