/// The texts that JSON strings stand for.
enum StepwiseText {
  /// Whether anything in a string is not spelled as itself.
  static func hasEscapes(_ spelled: String) -> Bool {
    spelled.withBytes { $0.contains(UInt8(ascii: "\\")) }
  }

  /// The UTF-8 of a string that is spelled with quotes; a lone surrogate becomes three bytes that
  /// are no UTF-8.
  static func resolved(_ spelled: String) -> [UInt8] {
    var rest = Array(spelled.utf8)[...].dropFirst().dropLast()
    guard hasEscapes(spelled) else { return Array(rest) }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else if let escaped = rest.popFirst() {
        bytes += escaped == UInt8(ascii: "u") ? codePoint(&rest) : [meaning(of: escaped)]
      }
    }
    return bytes
  }

  /// The text of a string that is spelled with quotes; nil for one with a lone surrogate.
  static func text(_ spelled: String) -> String? {
    String(validating: resolved(spelled), as: UTF8.self)
  }

  /// A text as a string, with only what has to be escaped escaped.
  static func spelled(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch Unicode.Scalar(byte) {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), byte]
      case "\n": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  private static func meaning(of escaped: UInt8) -> UInt8 {
    switch Unicode.Scalar(escaped) {
    case "b": 8
    case "f": 12
    case "n": 10
    case "r": 13
    case "t": 9
    default: escaped
    }
  }

  /// Takes off four digits behind `\u`, and with them those of a second surrogate.
  private static func codePoint(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let first = unit(rest.prefix(4))
    rest = rest.dropFirst(4)
    let second = rest.starts(with: "\\u".utf8) ? unit(rest.dropFirst(2).prefix(4)) : 0
    guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else { return utf8(first) }
    rest = rest.dropFirst(6)
    return Array(String(decoding: [first, second], as: UTF16.self).utf8)
  }

  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt16 {
    UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }

  private static func utf8(_ unit: UInt16) -> [UInt8] {
    guard let scalar = Unicode.Scalar(unit) else {
      // As if a surrogate were a character: no two texts are alike that differ in one.
      return [0xED, 0x80 | UInt8(unit >> 6 & 0x3F), 0x80 | UInt8(unit & 0x3F)]
    }
    return Array(String(Character(scalar)).utf8)
  }
}
