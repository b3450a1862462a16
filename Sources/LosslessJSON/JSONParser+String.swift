extension JSONParser {
  /// Reads a string from its opening quote to its closing one.
  ///
  /// An escape that names half of a surrogate pair is accepted, as the grammar of section 7 has it;
  /// ``JSONValue/string`` tells what becomes of it.
  mutating func string() throws(JSONError) {
    position += 1
    while true {
      position = bytes.firstOffset(from: position, markedBy: \.specialBytesInStrings)
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        try escape()
      case nil: throw unexpected("'\"'")
      case .some(let byte) where UTF8.isASCII(byte): throw fault(.controlCharacter)
      default:
        // Text beyond ASCII comes in runs, for which eight bytes at a time would be in vain.
        repeat { try multibyteSequence() } while !(current.map(UTF8.isASCII) ?? true)
      }
    }
  }

  private mutating func escape() throws(JSONError) {
    position += 1
    switch current {
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard current?.isHexadecimalDigit ?? false else { throw unexpected("a hexadecimal digit") }
        position += 1
      }
    case .some(let byte) where byte.isSingleEscape: position += 1
    default: throw unexpected("one of '\"\\/bfnrtu' in an escape")
    }
  }

  /// Reads one well-formed sequence of two to four bytes.
  @inline(__always)
  private mutating func multibyteSequence() throws(JSONError) {
    guard let rest = bytes[position].restOfSequence else { throw fault(.invalidUTF8) }
    try advance(into: rest.second)
    for _ in 0..<rest.othersCount { try advance(into: 0x80...0xBF) }
    position += 1
  }

  /// Goes on to the next byte of a sequence, which has to be in the range.
  @inline(__always)
  private mutating func advance(into range: ClosedRange<UInt8>) throws(JSONError) {
    position += 1
    guard let byte = current else { throw unexpected("the rest of a UTF-8 sequence") }
    guard range.contains(byte) else { throw fault(.invalidUTF8) }
  }
}

extension UInt8 {
  /// What has to follow the first byte of a UTF-8 sequence (Unicode standard, table 3-7): the bounds
  /// of the second byte, and how many come behind it; nil for a byte that begins no sequence.
  @inline(__always)
  fileprivate var restOfSequence: (second: ClosedRange<UInt8>, othersCount: Int)? {
    switch self {
    case ..<0xC2: nil
    case ..<0xE0: (0x80...0xBF, 0)
    case 0xE0: (0xA0...0xBF, 1)
    case 0xED: (0x80...0x9F, 1)
    case ..<0xF0: (0x80...0xBF, 1)
    case 0xF0: (0x90...0xBF, 2)
    case ..<0xF4: (0x80...0xBF, 2)
    case 0xF4: (0x80...0x8F, 2)
    default: nil
    }
  }

  /// Whether the byte behind a backslash makes an escape of two bytes.
  fileprivate var isSingleEscape: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      true
    default: false
    }
  }

  /// `0`…`9`, `A`…`F` or `a`…`f` in ASCII.
  fileprivate var isHexadecimalDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
