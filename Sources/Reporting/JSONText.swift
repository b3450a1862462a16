/// A value as JSON text on one line, members in the order in which they were given.
package enum JSONText {
  /// A string with its quotes.
  ///
  /// - Complexity: O(*n*) in the text.
  package static func string(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    guard !isPlain else { return "\"\(text)\"" }
    var escaped = [UInt8(ascii: "\"")]
    escaped.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 { append(byte, to: &escaped) }
    escaped.append(UInt8(ascii: "\""))
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to escaped: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): escaped += "\\\"".utf8
    case UInt8(ascii: "\\"): escaped += "\\\\".utf8
    case UInt8(ascii: "\n"): escaped += "\\n".utf8
    case UInt8(ascii: "\r"): escaped += "\\r".utf8
    case UInt8(ascii: "\t"): escaped += "\\t".utf8
    case 0...0x1F, 0x7F:
      let digits = String(byte, radix: 16)
      escaped += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    default: escaped.append(byte)
    }
  }

  /// A list of values that are JSON text already.
  package static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// Members whose values are JSON text already.
  package static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { string($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
  }
}
