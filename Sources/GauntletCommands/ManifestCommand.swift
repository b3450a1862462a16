import AtomicFiles
import ReleaseManifest
import Reporting

/// The command `gauntlet manifest`.
struct ManifestCommand: Command {
  static let name = "manifest"
  static let summary =
    "Checks a release manifest, or sets fields of one release and keeps all else."
  static let operands = "check FILE | set FILE"
  static let options = ManifestChange.options
  static let notes = """
    'check' names each fault with its place and exits with 65 if there is one. 'set' needs --release
    or --record, and a field to set; the file is replaced in one step, or left as it is.
    """

  private let path: String
  /// What to set; nil to check.
  private let change: ManifestChange?

  init(_ arguments: CommandArguments) throws(CommandError) {
    let actions = ["check", "set"]
    guard let action = arguments.operands.first else {
      throw .usage("manifest needs 'check FILE' or 'set FILE'")
    }
    guard actions.contains(action) else { throw unknown("action", action, among: actions) }
    guard arguments.operands.count == 2 else { throw .usage("manifest \(action) needs one FILE") }
    path = arguments.operands[1]
    change = action == "set" ? try ManifestChange(arguments) : nil
    if change == nil, let option = Self.options.first(where: { arguments.has($0.name) }) {
      throw .usage("manifest check takes no \(option.name)")
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let file = try file()
    let document = try document(in: file)
    guard let change else { return check(document, console) }
    try set(change, in: document, of: file, console)
    return .success
  }

  private func file() throws(CommandError) -> FileSnapshot {
    do throws(FileError) {
      return try FileSnapshot(path: path)
    } catch {
      throw .badData(error.description)
    }
  }

  private func document(in file: FileSnapshot) throws(CommandError) -> ManifestDocument {
    do throws(ManifestError) {
      return try ManifestDocument(parsing: file.bytes)
    } catch {
      throw .badData("\(path): \(error)")
    }
  }

  private func check(_ document: ManifestDocument, _ console: Console) -> ExitStatus {
    let findings = document.findings { $0.faults + $0.versionFaults }
    for finding in findings { console.print("\(path): \(finding)") }
    console.print(
      CountText.count(document.releases.count, "release") + " · "
        + (findings.isEmpty ? "nothing is wrong" : CountText.count(findings.count, "fault")))
    return findings.isEmpty ? .success : .badData
  }

  private func set(
    _ change: ManifestChange, in document: ManifestDocument, of file: FileSnapshot,
    _ console: Console
  ) throws(CommandError) {
    var document = document
    let lines: [String]
    do throws(CommandError) {
      lines = try change.apply(to: &document)
    } catch {
      throw .badData("\(path): \(error.message)")
    }
    guard !lines.isEmpty else { return console.print("\(path): nothing to change") }
    do throws(FileError) {
      try file.replace(with: document.source)
    } catch {
      throw .failure(error.description)
    }
    for line in lines { console.print("\(path): \(line)") }
  }
}
