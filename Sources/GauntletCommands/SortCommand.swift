import Reporting
import SemVer

/// The command `gauntlet sort`.
struct SortCommand: Command {
  static let name = "sort"
  static let summary = "Sorts the versions of standard input, one a line, lowest first."
  static let options = [
    CommandOption("--json-lines", nil, "reads and prints JSON strings, one a line")
  ]
  static let notes = """
    Versions of equal precedence keep their order. If any line is no version nothing is printed, and
    each such line is named.
    """

  private let isJSONLines: Bool

  init(_ arguments: CommandArguments) throws(CommandError) {
    try arguments.refuseOperands()
    isJSONLines = arguments.has("--json-lines")
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    var lines = LineReader()
    var versions: [SemVersion] = []
    var faults: [String] = []
    while let line = lines.next() {
      do throws(CommandError) {
        versions.append(try version(line, number: lines.lineNumber))
      } catch {
        faults.append(error.message)
      }
    }
    guard faults.isEmpty else { throw .badData(faults.joined(separator: "\ngauntlet: ")) }
    // The standard library's sort is stable, as SE-0372 promises.
    for version in versions.sorted() {
      console.print(isJSONLines ? JSONText.string(version.description) : version.description)
    }
    return lines.lineNumber > 0 ? .success : .nothingRan
  }

  private func version(_ line: [UInt8], number: Int) throws(CommandError) -> SemVersion {
    var bytes = line
    if isJSONLines {
      let text = try SemVerJSON.decode(
        String.self, line, number: number, expected: "a JSON string")
      bytes = Array(text.utf8)
    }
    do throws(SemVersionError) {
      return try SemVersion(parsing: bytes)
    } catch {
      throw .badData("line \(number): \(error)")
    }
  }
}
