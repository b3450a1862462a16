/// Why mutants cannot be derived from a source.
package enum SourceMutationError: Error, Hashable, Sendable {
  /// The compiler is not one whose tree is understood.
  case unsupportedToolchain(found: String)
  /// The package does not build as it is; what the compiler says.
  case doesNotBuild(String)
  /// There is no Swift source at a path.
  case noSource(path: String)
  /// The ignore list is none; why.
  case badIgnoreList(path: String, String)
  /// The repository does not know a revision.
  case unknownRevision(String)
  /// A file or folder cannot be used; why.
  case file(path: String, reason: String)
  /// A program of the toolchain cannot be started or says what was not expected.
  case tool(String)
}

extension SourceMutationError: CustomStringConvertible {
  /// A sentence for the reader of a command's diagnostics.
  package var description: String {
    switch self {
    case .unsupportedToolchain(let found):
      "this toolchain is not supported: mutants are derived with Swift 6.3, found '\(found)'"
    case .doesNotBuild(let diagnostics):
      "the package does not build as it is:\n\(diagnostics)"
    case .noSource(let path): "there is no Swift source of the package at '\(path)'"
    case .badIgnoreList(let path, let reason): "'\(path)' is no ignore list: \(reason)"
    case .unknownRevision(let name): "the repository has no revision '\(name)'"
    case .file(let path, let reason): "cannot use '\(path)': \(reason)"
    case .tool(let reason): reason
    }
  }
}
