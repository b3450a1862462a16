/// The keys and the numbers of a JSON text as they are spelled, sorted by their bytes.
///
/// It knows strings from what is outside of them and no more: enough to see what a codec lost or
/// added, and too little to share a mistake with a reader.
struct LexicalScan {
  private(set) var keys: [[UInt8]] = []
  private(set) var numbers: [[UInt8]] = []

  /// Scans a text, which has to be valid.
  init(_ source: [UInt8]) {
    var rest = source[...]
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\""):
        let string = Self.string(&rest)
        let next = rest.first { !Self.isSpace($0) }
        if next == UInt8(ascii: ":") { keys.append(string) }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = rest.prefix { Self.isInNumbers($0) }
        numbers.append(Array(number))
        rest = rest.dropFirst(number.count)
      default:
        rest = rest.dropFirst()
      }
    }
    keys.sort { $0.lexicographicallyPrecedes($1) }
    numbers.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// Such texts in one line.
  static func line(_ texts: [[UInt8]]) -> String {
    texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  private static func string(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let whole = rest
    rest = rest.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
    return Array(whole.prefix(upTo: rest.startIndex))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  private static func isInNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
