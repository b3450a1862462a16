/// Reads a corpus file line by line, and remembers where it is for its errors.
struct CorpusReader {
  private let kind: CorpusKind
  private let file: String
  private var line = 1
  private var linesByName: [String: Int] = [:]

  init(kind: CorpusKind, file: String) {
    self.kind = kind
    self.file = file
  }

  mutating func cases(in content: some Collection<UInt8>) throws(CorpusError) -> [CorpusCase] {
    var lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    try readHeader(Array(lines.first ?? rest))
    var cases: [CorpusCase] = []
    for bytes in lines.dropFirst() {
      line += 1
      cases.append(try readCase(Array(bytes)))
    }
    if !lines.isEmpty { line += 1 }
    guard rest.isEmpty, !lines.isEmpty else { throw error(.missingLineBreak) }
    guard !cases.isEmpty else { throw error(.noCases) }
    return cases
  }

  private func readHeader(_ bytes: [UInt8]) throws(CorpusError) {
    let found = try text(bytes)
    let expected = "# " + kind.columns.joined(separator: "\t")
    guard found == expected else { throw error(.wrongHeader(found: found, expected: expected)) }
  }

  private mutating func readCase(_ bytes: [UInt8]) throws(CorpusError) -> CorpusCase {
    let columns = try text(bytes).unicodeScalars.split(
      separator: "\t", omittingEmptySubsequences: false)
    let names = kind.columns
    guard columns.count == names.count else {
      throw error(.wrongColumnCount(found: columns.count, expected: names.count))
    }
    var values: [String] = []
    for (column, name) in zip(columns, names) {
      do {
        values.append(try String(corpusColumn: column))
      } catch {
        throw self.error(error.reason(column: name))
      }
    }
    if let firstLine = linesByName.updateValue(line, forKey: values[0]) {
      throw error(.duplicateName(values[0], firstLine: firstLine))
    }
    let textEnd = 1 + kind.textColumns.count
    return CorpusCase(
      name: values[0], texts: Array(values[1..<textEnd]),
      reason: textEnd < values.count - 1 ? values[textEnd] : nil,
      source: values[values.count - 1], line: line)
  }

  private func text(_ bytes: [UInt8]) throws(CorpusError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw error(.invalidUTF8) }
    return text
  }

  private func error(_ reason: CorpusError.Reason) -> CorpusError {
    CorpusError(file: file, line: line, reason: reason)
  }
}
