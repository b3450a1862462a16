import PropertyTesting

extension ChoiceSource {
  /// A JSON text in UTF-8.
  mutating func json() throws(Discard) -> [UInt8] {
    Array((space() + (try jsonValue()) + space()).utf8)
  }

  /// A value as it is spelled.
  mutating func jsonValue() throws(Discard) -> String {
    try span(3) { (source) throws(Discard) in
      switch source.index(weighted: Weights(2, 3, 4, 2, 3)) {
      case 0: return source.pick(["null", "true", "false"])
      case 1: return source.jsonNumber()
      case 2: return source.jsonString()
      case 3:
        var elements: [String] = []
        for _ in 0..<source.number(0...3) {
          elements.append(source.space() + (try source.jsonValue()) + source.space())
        }
        return "[" + (elements.isEmpty ? source.space() : elements.joined(separator: ",")) + "]"
      default: return try source.jsonObject()
      }
    }
  }

  private mutating func jsonObject() throws(Discard) -> String {
    var members: [String] = []
    for _ in 0..<number(0...3) {
      let key = chance(1, in: 2) ? pick([#""a""#, #""b""#, #""\u0061""#]) : jsonString()
      members.append(
        space() + key + space() + ":" + space() + (try jsonValue()) + space())
    }
    return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
  }

  /// White space, mostly none.
  mutating func space() -> String {
    guard chance(1, in: 3) else { return "" }
    return (0..<number(1...3)).map { _ in pick([" ", "\n", "\t", "\r"]) }.joined()
  }

  private mutating func jsonNumber() -> String {
    let integer = chance(1, in: 3) ? "0" : String(number(1...9)) + digits(0)
    let fraction = chance(1, in: 4) ? "." + digits(1) : ""
    let exponent =
      chance(1, in: 4) ? pick(["e", "E"]) + pick(["", "+", "-"]) + digits(1) : ""
    return pick(["", "-"]) + integer + fraction + exponent
  }

  /// At least so many digits, rarely as many as no integer has room for.
  private mutating func digits(_ least: Int) -> String {
    let most = pick([least, 1, 2, 3, 19, 20, 40])
    return (0..<max(least, most)).map { _ in String(number(0...9)) }.joined()
  }

  /// A string as it is spelled: plain runs of all lengths around what does not stand for itself.
  mutating func jsonString() -> String {
    var text = ""
    for _ in 0..<number(0...3) {
      switch index(weighted: Weights(3, 2, 3, 2)) {
      case 0:
        text += String(repeating: pick(["a", "~", " ", "!", "#", "[", "]"]), count: number(1...18))
      case 1: text += "\\" + pick(["\"", "\\", "/", "b", "f", "n", "r", "t"])
      case 2: text += jsonEscape()
      default: text.unicodeScalars.append(pick(Self.edgeScalars))
      }
    }
    return "\"\(text)\""
  }

  /// An escape by number, often of a surrogate, with digits in either case.
  private mutating func jsonEscape() -> String {
    guard !chance(1, in: 3) else {
      return jsonEscape(of: pick([0xD7FF, 0xD800, 0xD801, 0xDBFF]))
        + (chance(1, in: 4)
          ? pick(["xxDC00", "\\\\DFFF", "\\bDC00"])
          : jsonEscape(of: pick([0xDBFF, 0xDC00, 0xDC01, 0xDFFF, 0xE000])))
    }
    return jsonEscape(of: chance(1, in: 4) ? number(0...0xFFFF) : pick(Self.edgeUnits))
  }

  private mutating func jsonEscape(of unit: Int) -> String {
    let digits = String(unit, radix: 16, uppercase: chance(1, in: 2))
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Where UTF-8 changes its length and UTF-16 its pairs.
  private static let edgeScalars: [Unicode.Scalar] = [
    "\u{7F}", "\u{80}", "é", "\u{301}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}",
    "\u{10000}", "\u{3FFFF}", "\u{40000}", "\u{FFFFF}", "\u{100000}", "\u{10FFFF}",
  ]
  private static let edgeUnits = [
    0x61, 0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xD801, 0xDBFF, 0xDC00, 0xDFFF, 0xE000,
    0xFFFF,
    0xABCD, 0x9E0F,
  ]

  /// Puts something wrong into a text, or something that only looks wrong.
  mutating func damage(_ text: inout [UInt8]) {
    let place = number(0...text.count)
    let byte =
      chance(1, in: 2)
      ? UInt8(number(0...255))
      : pick(Array("\"\\[]{}:,0-+.dDeEtfnux \n/\0\u{F}\u{10}\u{1F}!~\u{7F}/:@Gg`".utf8))
    switch index(weighted: Weights(3, 3, 2, 2, 1)) {
    case 0: text.insert(byte, at: place)
    case 1 where place < text.count: text[place] = byte
    case 2 where place < text.count: text.remove(at: place)
    case 3: text.removeSubrange(place...)
    case 4:
      text =
        pick([[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [0xEF, 0xBB], [0xFF]]) + text
    default: text.append(byte)
    }
  }
}
