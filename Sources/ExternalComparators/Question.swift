/// Asks how one text stands to another.
///
/// Two questions are equal when their bytes are: Swift's equality of strings would take canonically
/// equivalent texts for the same.
struct Question: Sendable {
  let left: String
  let right: String
  /// The request as a line, such as `["1.0.0","1.0.1"]`, with its line feed.
  let line: [UInt8]

  init(_ left: String, _ right: String) {
    self.left = left
    self.right = right
    var line: [UInt8] = []
    line.reserveCapacity(left.utf8.count + right.utf8.count + 8)
    line.append(UInt8(ascii: "["))
    Self.append(left, to: &line)
    line.append(UInt8(ascii: ","))
    Self.append(right, to: &line)
    line.append(UInt8(ascii: "]"))
    line.append(UInt8(ascii: "\n"))
    self.line = line
  }

  /// Writes a JSON string.
  ///
  /// A line feed in it is escaped, so a request is always one line.
  private static func append(_ text: String, to line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        line.append(UInt8(ascii: "\\"))
        line.append(byte)
      case ..<0x20:
        line += Array((byte < 0x10 ? #"\u000"# : #"\u00"#).utf8)
        line += Array(String(byte, radix: 16).utf8)
      default: line.append(byte)
      }
    }
    line.append(UInt8(ascii: "\""))
  }
}

extension Question: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.line == right.line }

  func hash(into hasher: inout Hasher) { hasher.combine(line) }
}
