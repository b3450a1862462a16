import Foundation

/// The built tool as a subprocess.
struct Tool {
  /// What a run of the tool came to.
  struct Answer {
    let output: String
    let diagnostics: String
    let status: Int32

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: true).map { String($0) }
    }
  }

  /// The path of the tool: the environment's, or the product beside the test bundle.
  static var path: String {
    get throws {
      if let path = ProcessInfo.processInfo.environment["GAUNTLET_TOOL"] { return path }
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()
      for folder in [folder, Self.packageRoot.appendingPathComponent(".build/debug")] {
        let path = folder.appendingPathComponent("gauntlet").path
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
      throw ToolNotFound()
    }
  }

  struct ToolNotFound: Error {}

  /// The folder of `Package.swift`.
  static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the tool to its end.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Answer {
    try run(arguments, input: Data(input.utf8), environment: environment)
  }

  /// Runs the tool to its end with bytes as its input, in the package's folder.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path)
    process.arguments = arguments
    process.currentDirectoryURL = packageRoot
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let inputFile = folder.file("input")
    try input.write(to: inputFile)
    for name in ["output", "diagnostics"] { try Data().write(to: folder.file(name)) }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: folder.file("output"))
    process.standardError = try FileHandle(forWritingTo: folder.file("diagnostics"))
    try process.run()
    process.waitUntilExit()
    return Answer(
      output: try String(contentsOf: folder.file("output"), encoding: .utf8),
      diagnostics: try String(contentsOf: folder.file("diagnostics"), encoding: .utf8),
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus)
  }
}

/// A folder of a test's own.
struct TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
