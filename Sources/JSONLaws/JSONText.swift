/// How strings of JSON are spelled, from section 7 of RFC 8259.
enum JSONText {
  private static let escapes: [Character: Character] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// What a string, quotes included, stands for, in UTF-16: there lone surrogates are at home.
  static func codeUnits(of text: String) -> [UInt16] {
    var units: [UInt16] = []
    var rest = text.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let mark = rest.popFirst() else {
        units += String(scalar).utf16
        continue
      }
      if let escaped = escapes[Character(mark)] {
        units += String(escaped).utf16
      } else {
        units.append(UInt16(String(String.UnicodeScalarView(rest.prefix(4))), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      }
    }
    return units
  }

  /// The shortest string that stands for a text.
  static func quoted(_ text: String) -> String {
    let short: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f",
      "\r": "\\r",
    ]
    let digits = Array("0123456789abcdef")
    let pieces = text.unicodeScalars.map { scalar in
      if let escape = short[scalar] { return escape }
      guard scalar.value < 32 else { return String(scalar) }
      return "\\u00" + String([digits[Int(scalar.value) / 16], digits[Int(scalar.value) % 16]])
    }
    return "\"" + pieces.joined() + "\""
  }
}
