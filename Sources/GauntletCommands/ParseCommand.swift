import SemVer

/// The command `gauntlet parse [VERSION…]`.
struct ParseCommand: Command {
  static let name = "parse"
  static let summary = "Parses versions strictly and shows their parts, or what is wrong and where."
  static let operands = "[VERSION…]"
  static let options = [
    CommandOption(
      "--json-lines", nil, "reads a JSON string a line, answers with a JSON object a line")
  ]
  static let notes = "Without a version it reads lines from standard input."

  private let versions: [String]
  private let isJSONLines: Bool

  init(_ arguments: CommandArguments) throws(CommandError) {
    versions = arguments.operands
    isJSONLines = arguments.has("--json-lines")
    if isJSONLines { try arguments.refuseOperands() }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    if isJSONLines { return try parseJSONLines(console) }
    var areAllValid = true
    if versions.isEmpty {
      var lines = LineReader()
      while let line = lines.next(beforeWaiting: console.flush) {
        areAllValid = show(line, console) && areAllValid
      }
      guard lines.lineNumber > 0 else { return .nothingRan }
    }
    for version in versions { areAllValid = show(Array(version.utf8), console) && areAllValid }
    return areAllValid ? .success : .findings
  }

  private func parseJSONLines(_ console: Console) throws(CommandError) -> ExitStatus {
    var lines = LineReader()
    var areAllValid = true
    while let line = lines.next(beforeWaiting: console.flush) {
      let text = try SemVerJSON.decode(
        String.self, line, number: lines.lineNumber, expected: "a JSON string")
      let (answer, isValid) = SemVerJSON.line(parsing: text)
      console.print(answer)
      areAllValid = areAllValid && isValid
    }
    guard lines.lineNumber > 0 else { return .nothingRan }
    return areAllValid ? .success : .findings
  }

  /// Shows one version; false when it is none.
  private func show(_ bytes: [UInt8], _ console: Console) -> Bool {
    do throws(SemVersionError) {
      console.print(describe(try SemVersion(parsing: bytes)))
      return true
    } catch {
      console.print("\(String(decoding: bytes, as: UTF8.self))\tinvalid: \(error)")
      return false
    }
  }

  private func describe(_ version: SemVersion) -> String {
    var parts = ["major \(version.major)", "minor \(version.minor)", "patch \(version.patch)"]
    if let prerelease = version.prerelease { parts.append("pre-release \(prerelease)") }
    if let build = version.build { parts.append("build \(build)") }
    return "\(version)\t" + parts.joined(separator: " · ")
  }
}
