import ChildProcesses
import Foundation
import SourceMutation

/// What the command line says of derived mutants.
struct DerivedOptions {
  static let options = [
    CommandOption("--only", "KIND", "runs the 'catalogue' or the 'derived' mutants only"),
    CommandOption(
      "--audit", "N", "applies N derived mutants as real edits, to see whether verdicts differ"),
    CommandOption("--since", "REV", "runs derived mutants on lines changed since a revision only"),
    CommandOption(
      "--ignored", "FILE", "the list of ignored derived mutants (default \(defaultIgnoreFile))"),
    CommandOption(
      "--package", "DIR", "mutates the package there against its own tests, or the words after --"),
    CommandOption(
      "--source", "PATH", "a file or folder of that package to mutate (default: its libraries)",
      isRepeatable: true),
  ]

  private static let defaultIgnoreFile = "Mutants/ignored.json"

  private(set) var selection = MutantSelection()
  let ignored: IgnoreList
  /// How many mutants are judged again as real edits.
  let auditCount: Int

  /// Reads the options; the list of this package's ignored mutants is for no other.
  init(_ arguments: CommandArguments, isOwnPackage: Bool = true) throws(CommandError) {
    selection.identifiers = arguments.values("--mutant").filter(Self.isIdentifier)
    auditCount = try arguments.number("--audit", atLeast: 1) ?? 0
    do throws(SourceMutationError) {
      if let revision = arguments.value("--since") {
        selection.changedLines = try MutantSelection.lines(
          since: revision,
          in: arguments.value("--package") ?? FileManager.default.currentDirectoryPath)
      }
      ignored = try Self.ignoreList(arguments.value("--ignored"), isOwnPackage: isOwnPackage)
    } catch {
      throw CommandError(error)
    }
  }

  /// Whether a text names a derived mutant: the beginning of an identifier, of four digits at least.
  static func isIdentifier(_ text: String) -> Bool {
    (4...12).contains(text.utf8.count) && text.utf8.allSatisfy("0123456789abcdef".utf8.contains)
  }

  private static func ignoreList(
    _ path: String?, isOwnPackage: Bool
  ) throws(SourceMutationError) -> IgnoreList {
    if let path { return try IgnoreList(path: path) }
    guard isOwnPackage, FileManager.default.fileExists(atPath: defaultIgnoreFile) else {
      return .empty
    }
    return try IgnoreList(path: defaultIgnoreFile)
  }

  /// What tells this build of the tool from others: its program's size and time.
  static var toolIdentity: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: currentExecutablePath())
    return "\(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? 0)"
  }
}
