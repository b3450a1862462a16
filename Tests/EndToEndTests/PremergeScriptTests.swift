import Foundation
import Testing

/// Where git is; nil where it is not.
private let git = ["/usr/bin/git", "/usr/local/bin/git"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// What the script asks of the tool for a branch; the tool here only says what it was asked.
@Suite(.enabled(if: git != nil, "needs git")) struct PremergeScriptTests {
  @Test func mutantsAreDerivedFromTheLinesThatChangedSinceTheMergeBase() throws {
    let branch = try Branch()
    defer { branch.folder.remove() }
    let answer = try branch.premerge(["GAUNTLET_BASE": "main", "GITHUB_ACTIONS": "true"])
    #expect(
      answer == [
        "check --checklist",
        "mutate --output .build/gauntlet/report --annotations --since \(branch.base)",
      ])
  }

  @Test func noMutantIsDerivedWhereNoSourceChanged() throws {
    let branch = try Branch()
    defer { branch.folder.remove() }
    let answer = try branch.premerge(["GAUNTLET_BASE": "work", "GITHUB_ACTIONS": ""])
    #expect(
      answer == [
        "check --checklist", "mutate --output .build/gauntlet/report --only catalogue",
      ])
  }

  @Test func withoutABaseMutantsAreDerivedFromAllLines() throws {
    let branch = try Branch()
    defer { branch.folder.remove() }
    let answer = try branch.premerge(["GAUNTLET_BASE": "", "GITHUB_ACTIONS": ""])
    #expect(answer == ["check --checklist", "mutate --output .build/gauntlet/report"])
  }

  /// A repository with the scripts of this one, on a branch with a change of a source, after which
  /// the main branch has gone on.
  private struct Branch {
    let folder: TemporaryFolder
    let base: String

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.copyItem(
        at: Tool.packageRoot.appendingPathComponent("scripts"), to: folder.file("scripts"))
      try FileManager.default.createDirectory(
        at: folder.file("Sources"), withIntermediateDirectories: true)
      _ = try Self.runGit(["init", "--initial-branch", "main"], folder)
      base = try Self.commit("let a = 1\n", folder)
      _ = try Self.runGit(["checkout", "-b", "work"], folder)
      _ = try Self.commit("let a = 2\n", folder)
      _ = try Self.runGit(["checkout", "main"], folder)
      _ = try Self.commit("let a = 3\n", folder)
      _ = try Self.runGit(["checkout", "work"], folder)
      try Data("#!/bin/sh\necho \"$*\"\n".utf8).write(to: folder.file("tool"))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file("tool").path)
    }

    /// The lines that the script prints.
    func premerge(_ environment: [String: String]) throws -> [String] {
      try Self.output(
        folder.file("scripts/premerge"), [], folder,
        environment.merging(["GAUNTLET_TOOL": folder.file("tool").path]) { $1 }
      ).split(separator: "\n").map { String($0) }
    }

    private static func commit(_ source: String, _ folder: TemporaryFolder) throws -> String {
      try Data(source.utf8).write(to: folder.file("Sources/A.swift"))
      _ = try runGit(["add", "--all"], folder)
      _ = try runGit(["commit", "--message", source], folder)
      return try runGit(["rev-parse", "HEAD"], folder).trimmingCharacters(in: .newlines)
    }

    private static func runGit(_ words: [String], _ folder: TemporaryFolder) throws -> String {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgSign=false"]
      return try output(
        URL(fileURLWithPath: git ?? ""), identity + words, folder,
        ["GIT_CONFIG_GLOBAL": "/dev/null"])
    }

    private static func output(
      _ program: URL, _ words: [String], _ folder: TemporaryFolder, _ environment: [String: String]
    ) throws -> String {
      let process = Process()
      process.executableURL = program
      process.arguments = words
      process.currentDirectoryURL = folder.url
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(program.lastPathComponent) \(words)")
      return String(decoding: output, as: UTF8.self)
    }
  }
}
