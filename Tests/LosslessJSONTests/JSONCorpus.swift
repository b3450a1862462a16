import Foundation

/// One line of the corpus of JSON texts.
struct JSONCase: Sendable {
  let name: String
  let isAccepted: Bool
  let isRequired: Bool
  /// Kind and byte offset of the error of a rejected text.
  let fault: String
  let input: [UInt8]

  init?(line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 7, ["accept", "reject"].contains(columns[1]),
      ["required", "choice"].contains(columns[2])
    else { return nil }
    name = columns[0]
    isAccepted = columns[1] == "accept"
    isRequired = columns[2] == "required"
    fault = "\(columns[3]) \(columns[4])"
    input = Self.bytes(percentEncoded: columns[5])
  }

  /// All cases; nil for a line that is none.
  static func corpus() throws -> [JSONCase?] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../Corpora/json.tsv")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { JSONCase(line: $0) }
  }

  private static func bytes(percentEncoded text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
