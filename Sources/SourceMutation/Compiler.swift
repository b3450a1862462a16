import ChildProcesses
import Foundation
import LosslessJSON

/// The programs of the Swift toolchain.
struct Compiler: Sendable {
  /// The compiler itself, without its driver.
  let frontend: String

  /// The compiler that stands beside the one found in `PATH`.
  init() {
    frontend = "swift-frontend"
  }

  /// The typed trees of a module's files, in their order.
  func typedTrees(of module: ModuleSources) throws(SourceMutationError) -> [JSONValue] {
    let words =
      [frontend, "-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
      + ["-module-name", module.name] + module.frontendArguments
      + module.paths.flatMap { ["-primary-file", $0] }
    let answer = try run(words, hearing: .output)
    guard answer.ending == .exit(0) else {
      throw .doesNotBuild(try run(words, hearing: .diagnostics).text)
    }
    return try Self.documents(in: Array(answer.text.utf8))
  }

  /// Compiles the declarations of a module, which other modules can then import.
  ///
  /// - Returns: whether the module could be compiled.
  func writeInterface(
    of module: ModuleSources, to path: String
  ) throws(SourceMutationError) -> Bool {
    let words =
      [frontend, "-frontend", "-emit-module", "-o", path, "-suppress-warnings"]
      + ["-experimental-skip-non-inlinable-function-bodies-without-types"]
      + ["-module-name", module.name] + module.frontendArguments + module.paths
    return try run(words, hearing: .diagnostics).ending == .exit(0)
  }

  /// Looks for what is wrong with a module whose files are at these paths.
  ///
  /// All that has no need of optimisation is looked at, so that the uses of variables and the
  /// overflow of constants are found as well as types that do not fit.
  ///
  /// - Parameters:
  ///   - module: the module.
  ///   - paths: the paths.
  ///   - patience: how long the types of one expression are looked for.
  /// - Returns: the errors.
  /// - Throws: ``SourceMutationError`` when the compiler cannot be run.
  func diagnostics(
    of module: ModuleSources, at paths: [String], patience: Patience
  ) throws(SourceMutationError) -> [Diagnostic] {
    let answer = try run(
      [frontend, "-frontend", "-emit-module", "-o", "/dev/null", "-suppress-warnings"]
        + patience.arguments + ["-diagnostic-style", "llvm"]
        + ["-module-name", module.name] + module.frontendArguments + paths, hearing: .diagnostics)
    let found = answer.text.split(separator: "\n").compactMap { Diagnostic(String($0)) }
    guard answer.ending == .exit(0) || !found.isEmpty else {
      throw .tool("the compiler ended with \(answer.ending): \(answer.text.prefix(400))")
    }
    return answer.ending == .exit(0) ? [] : found
  }

  /// How long the types of an expression are looked for, since a mutant may take for ever.
  enum Patience {
    /// As many attempts as an expression that does not slow a build down needs, about 0.2 s; the
    /// count does not depend on the machine.
    case little
    /// A second, for packages whose own expressions are slow.
    case much

    fileprivate var arguments: [String] {
      switch self {
      case .little: ["-solver-scope-threshold=10000"] + Self.much.arguments
      case .much: ["-solver-expression-time-threshold=1"]
      }
    }
  }

  /// Which of a program's outputs is read.
  enum Hearing: Int32 {
    case output = 1
    case diagnostics = 2
  }

  /// Runs a program to its end.
  func run(
    _ words: [String], hearing: Hearing
  ) throws(SourceMutationError) -> (text: String, ending: ProcessEnding) {
    do throws(ChildProcessError) {
      let answer = try ChildProcess.run(words, hearing: hearing.rawValue)
      return (answer.output, answer.ending)
    } catch {
      throw .tool(error.description)
    }
  }

  /// The documents that stand one behind the other in a text.
  private static func documents(in bytes: [UInt8]) throws(SourceMutationError) -> [JSONValue] {
    let opening = Array(#"{"_kind":"source_file""#.utf8)
    let starts = bytes.indices.filter {
      bytes[$0] == opening[0] && bytes[$0...].starts(with: opening)
    }
    var documents: [JSONValue] = []
    for (start, end) in zip(starts, starts.dropFirst() + [bytes.count]) {
      do throws(JSONError) {
        documents.append(try JSONDocument(parsing: Array(bytes[start..<end])).root)
      } catch {
        throw .tool("the compiler's tree is no JSON: \(error)")
      }
    }
    return documents
  }
}
