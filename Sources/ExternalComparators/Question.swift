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

  /// Whether it asks how a text stands to itself.
  var isAboutOneText: Bool { left.utf8.elementsEqual(right.utf8) }

  /// Writes a JSON string.
  ///
  /// A line feed in it is escaped, so a request is always one line.
  private static func append(_ text: String, to line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      if bytes.allSatisfy(isPlain) {
        line.append(contentsOf: bytes)
      } else {
        for byte in bytes { append(byte, to: &line) }
      }
    }
    line.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ byte: UInt8, to line: inout [UInt8]) {
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
}

extension Question: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.line == right.line }

  /// Feeds the bytes at one go: an array feeds them one by one.
  func hash(into hasher: inout Hasher) {
    line.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
