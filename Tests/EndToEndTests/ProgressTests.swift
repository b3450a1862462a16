import Foundation
import Testing

/// What a terminal shows while a run goes on.
@Suite struct ProgressTests {
  private static let script = "/usr/bin/script"

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: script), "needs util-linux's script"))
  func aTerminalHasABarWithCountRateTimeLeftAndMutant() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let command =
      "\(try Tool.path) mutate --cases 200 --mutant lexicographicCore --output \(folder.url.path)"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.script)
    process.arguments = ["-qec", command, folder.file("typescript").path]
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
    process.currentDirectoryURL = Tool.packageRoot
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = try String(contentsOf: folder.file("typescript"), encoding: .utf8)
    let bar = try #require(text.split(separator: "\r").first { $0.contains("█") })
    #expect(bar.contains("mutants ████████████████████████ 1/1 · "))
    #expect(bar.contains("/s · 0 s left · lexicographicCore"))
  }

  @Test func aLogHasNoBar() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = try Tool.run(
      "mutate", "--cases", "200", "--mutant", "lexicographicCore", "--output", folder.url.path)
    #expect(!answer.diagnostics.contains("█"))
  }
}
