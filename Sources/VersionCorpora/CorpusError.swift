/// Why a corpus file cannot be read: nothing in it is skipped or repaired.
package struct CorpusError: Error, Hashable, Sendable {
  /// What is wrong with a line.
  package enum Reason: Hashable, Sendable {
    /// The first line names other columns.
    case wrongHeader(found: String, expected: String)
    /// The line has too many or too few columns.
    case wrongColumnCount(found: Int, expected: Int)
    /// A column has no characters.
    case emptyColumn(String)
    /// A backslash opens nothing that the format knows.
    case unknownEscape(String, column: String)
    /// A control character stands for itself.
    case controlCharacter(Unicode.Scalar, column: String)
    /// An earlier line has the same name.
    case duplicateName(String, firstLine: Int)
    /// The bytes of the line are no UTF-8.
    case invalidUTF8
    /// The last line is cut off, or looks like it.
    case missingLineBreak
    /// There is a header and nothing else.
    case noCases
  }

  /// The file, as the caller named it.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// What is wrong there.
  package let reason: Reason
}

extension CorpusError: CustomStringConvertible {
  /// A sentence such as `invalid.tsv:12: expected 4 columns, found 3`.
  package var description: String { "\(file):\(line): \(reason)" }
}

extension CorpusError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .wrongHeader(let found, let expected):
      "expected the header \(expected.debugDescription), found \(found.debugDescription)"
    case .wrongColumnCount(let found, let expected): "expected \(expected) columns, found \(found)"
    case .emptyColumn(let column): "column \(column) is empty"
    case .unknownEscape(let escape, let column): "unknown escape \(escape) in column \(column)"
    case .controlCharacter(let character, let column):
      "unescaped control character \(character.debugDescription) in column \(column)"
    case .duplicateName(let name, let firstLine): "name \(name) is taken by line \(firstLine)"
    case .invalidUTF8: "invalid UTF-8"
    case .missingLineBreak: "expected a line break at the end"
    case .noCases: "expected a case, found the end"
    }
  }
}
