/// Turns the content of a string that the parser has accepted into the text it stands for.
struct JSONEscapeResolver {
  private var rest: ArraySlice<UInt8>
  private var resolved: [UInt8] = []

  private init(_ content: ArraySlice<UInt8>) {
    rest = content
  }

  /// The text in UTF-8 that the content of a string stands for; lone surrogates as if UTF-8 had them.
  static func resolved(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard content.contains(UInt8(ascii: "\\")) else { return content }
    var resolver = Self(content)
    return resolver.resolve()[...]
  }

  private mutating func resolve() -> [UInt8] {
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
        resolve(escaped)
      } else {
        resolved.append(byte)
      }
    }
    return resolved
  }

  private mutating func resolve(_ escaped: UInt8) {
    switch escaped {
    case UInt8(ascii: "b"): resolved.append(0x08)
    case UInt8(ascii: "f"): resolved.append(0x0C)
    case UInt8(ascii: "n"): resolved.append(0x0A)
    case UInt8(ascii: "r"): resolved.append(0x0D)
    case UInt8(ascii: "t"): resolved.append(0x09)
    case UInt8(ascii: "u"): append(codePoint(startingWith: codeUnit()))
    default: resolved.append(escaped)
    }
  }

  /// Reads the four digits of an escape: of letters in either case the low bits count from one.
  private mutating func codeUnit() -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | UInt32($1 & 0xF + ($1.isDigit ? 0 : 9)) }
  }

  /// Joins a high surrogate with the low one that is escaped right behind it, if one is.
  private mutating func codePoint(startingWith high: UInt32) -> UInt32 {
    guard (0xD800..<0xDC00).contains(high), rest.starts(with: Array("\\u".utf8)) else {
      return high
    }
    let behindHigh = rest
    rest = rest.dropFirst(2)
    let low = codeUnit()
    guard (0xDC00..<0xE000).contains(low) else {
      rest = behindHigh
      return high
    }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  private mutating func append(_ codePoint: UInt32) {
    switch codePoint {
    case ..<0x80:
      resolved.append(UInt8(codePoint))
    case ..<0x800:
      append(lead: 0xC0, codePoint, continuations: 1)
    case ..<0x10000:
      append(lead: 0xE0, codePoint, continuations: 2)
    default:
      append(lead: 0xF0, codePoint, continuations: 3)
    }
  }

  private mutating func append(lead: UInt8, _ codePoint: UInt32, continuations: UInt32) {
    resolved.append(lead | UInt8(codePoint >> (6 * continuations)))
    for remaining in (0..<continuations).reversed() {
      resolved.append(0x80 | UInt8(codePoint >> (6 * remaining) & 0x3F))
    }
  }
}
