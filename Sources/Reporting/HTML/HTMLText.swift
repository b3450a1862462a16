/// Text for a page.
enum HTMLText {
  /// Text that is nothing but text, also in a quoted attribute.
  static func escaped(_ text: some StringProtocol) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
        && byte != UInt8(ascii: "\"")
    }
    guard !isPlain else { return String(text) }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      case UInt8(ascii: "\""): escaped += "&quot;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
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
