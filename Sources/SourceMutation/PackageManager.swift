import ChildProcesses

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
    guard answer.ending == .exit(0) else {
      let errors = answer.text.split(separator: "\n").filter { $0.contains("error:") }
      throw .doesNotBuild(errors.isEmpty ? answer.text : errors.joined(separator: "\n"))
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
