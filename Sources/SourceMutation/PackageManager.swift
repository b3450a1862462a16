import ChildProcesses
import Foundation

/// The package manager, building one package in one folder, optimised.
struct PackageManager: Sendable {
  /// The package's folder.
  let package: String
  /// The folder of what is built.
  let scratch: String
  /// Arguments of every build.
  let flags: [String]

  private static let compilerFlags = ["-no-warnings-as-errors", "-gnone"]

  private var command: [String] {
    ["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", scratch]
  }

  /// Does builds, with nothing of earlier ones when those were killed: the package manager then
  /// takes for built what is not there, and no later build would succeed.
  ///
  /// - Parameter builds: calls ``build(_:)``, on several threads if it likes.
  /// - Returns: what the builds come to.
  /// - Throws: what the builds throw, and ``SourceMutationError`` when the folder cannot be used.
  func perform<Result>(
    _ builds: () throws(SourceMutationError) -> Result
  ) throws(SourceMutationError) -> Result {
    try setMark()
    do {
      let result = try builds()
      try? FileManager.default.removeItem(atPath: mark)
      return result
    } catch {
      // Sources with errors have been built to a proper end.
      if case .doesNotBuild = error { try? FileManager.default.removeItem(atPath: mark) }
      throw error
    }
  }

  /// What stands in the folder until builds have come to an end.
  private var mark: String { "\(scratch)/unfinished" }

  private func setMark() throws(SourceMutationError) {
    let files = FileManager.default
    do {
      if files.fileExists(atPath: mark) { try files.removeItem(atPath: scratch) }
      try files.createDirectory(atPath: scratch, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: mark))
    } catch {
      throw .file(path: scratch, reason: error.localizedDescription)
    }
  }

  /// Builds something.
  ///
  /// Warnings are no errors in a copy: a mutant may leave a variable unused. Nothing is noted for
  /// debuggers, which takes a tenth of the time.
  ///
  /// - Parameter words: arguments of `swift build` that say what.
  /// - Throws: ``SourceMutationError`` with the errors that the compiler found.
  func build(_ words: [String]) throws(SourceMutationError) {
    let answer = try Compiler().run(
      command + flags + Self.compilerFlags.flatMap { ["-Xswiftc", $0] } + words, hearing: .output)
    switch answer.ending {
    case .exit(0): return
    case .exit:
      let errors = answer.text.split(separator: "\n").filter { $0.contains("error:") }
      throw .doesNotBuild(errors.isEmpty ? answer.text : errors.joined(separator: "\n"))
    case .signal: throw .tool("'swift build' ended with \(answer.ending)")
    }
  }

  /// Notes how everything is to be built, and builds nothing.
  func plan() throws(SourceMutationError) {
    try build(["--print-manifest-job-graph"])
  }

  /// The folder of the programs.
  func programFolder() throws(SourceMutationError) -> String {
    let path = try Compiler().run(command + ["--show-bin-path"], hearing: .output).text
    return path.split(separator: "\n").last.map { String($0) } ?? ""
  }
}
