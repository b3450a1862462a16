/// Text for a page.
enum HTMLText {
  /// Text that is nothing but text, also in a quoted attribute.
  static func escaped(_ text: some StringProtocol) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
        && byte != UInt8(ascii: "\"")
    }
    guard !isPlain else { return String(text) }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Text in an element, escaped.
  static func element(_ tag: String, _ text: some StringProtocol) -> String {
    "<\(tag)>\(escaped(text))</\(tag.prefix { $0 != " " })>"
  }

  /// A sentence with parts between backquotes as code.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 1 && index < parts.count - 1 ? element("code", part) : escaped(part)
    }.joined()
  }
}
