import Foundation

/// The README, in the parts that tests hold against the project.
struct Readme {
  let lines: [String]

  init() throws {
    let file = Tool.packageRoot.appendingPathComponent("README.md")
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The rows of the table whose heading row begins with a cell of this text, as cells.
  func table(_ heading: String) -> [[String]] {
    let isRow = { (line: String) in line.hasPrefix("|") }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| \(heading) |") }) else { return [] }
    return lines[(start + 2)...].prefix(while: isRow).map { line in
      line.dropFirst().dropLast().components(separatedBy: " | ").map { cell in
        cell.trimmingCharacters(in: CharacterSet(charactersIn: " `|"))
      }
    }
  }

  /// The lines of the first code block that has this opening line.
  func block(_ opening: String) -> [String] {
    guard let start = lines.firstIndex(of: opening) else { return [] }
    return Array(lines[(start + 1)...].prefix { $0 != "```" })
  }
}
