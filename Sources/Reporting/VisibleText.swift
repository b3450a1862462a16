/// Texts of which every character can be seen.
package enum VisibleText {
  /// Whether a text has characters, all of them visible ASCII.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// The text; in quotes and escaped if it is empty or has other characters than visible ASCII.
  package static func of(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
