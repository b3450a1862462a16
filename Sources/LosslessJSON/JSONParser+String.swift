extension JSONParser {
  /// Reads a string from its opening quote to its closing one.
  ///
  /// An escape that names half of a surrogate pair is accepted, as the grammar of section 7 has it;
  /// ``JSONValue/string`` tells what becomes of it.
  mutating func string() throws(JSONError) {
    position += 1
    while true {
      position = bytes.endOfPlainBytes(from: position)
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        try escape()
      case nil: throw unexpected("'\"'")
      case .some(0..<0x20): throw fault(.controlCharacter)
      default:
        // Text beyond ASCII comes in runs, for which eight bytes at a time would be in vain.
        repeat { try multibyteSequence() } while current.map { $0 >= 0x80 } ?? false
      }
    }
  }

  private mutating func escape() throws(JSONError) {
    position += 1
    switch current {
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard current?.hexadecimalValue != nil else { throw unexpected("a hexadecimal digit") }
        position += 1
      }
    case .some(let byte) where byte.isSingleEscape: position += 1
    default: throw unexpected("one of '\"\\/bfnrtu' in an escape")
    }
  }

  /// Reads one well-formed sequence of two to four bytes (Unicode standard, table 3-7).
  private mutating func multibyteSequence() throws(JSONError) {
    switch bytes[position] {
    case 0xC2...0xDF: try continuation(0x80...0xBF, count: 1)
    case 0xE0: try continuation(0xA0...0xBF, count: 2)
    case 0xED: try continuation(0x80...0x9F, count: 2)
    case 0xE1...0xEF: try continuation(0x80...0xBF, count: 2)
    case 0xF0: try continuation(0x90...0xBF, count: 3)
    case 0xF4: try continuation(0x80...0x8F, count: 3)
    case 0xF1...0xF3: try continuation(0x80...0xBF, count: 3)
    default: throw fault(.invalidUTF8)
    }
  }

  /// Reads the bytes behind the first of a sequence, of which the second is restricted further.
  @inline(__always)
  private mutating func continuation(
    _ second: ClosedRange<UInt8>, count: Int
  ) throws(JSONError) {
    try advance(into: second)
    for _ in 1..<count { try advance(into: 0x80...0xBF) }
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

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte from a position on that does not stand for itself in a string, or
  /// the end; ASCII that does is skipped eight bytes at a time.
  @inline(__always)
  func endOfPlainBytes(from start: Int) -> Int {
    var position = start
    while position + 8 <= count {
      let word = UnsafeRawBufferPointer(self)
        .loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
      let special = word.bytesSpecialInStrings
      guard special == 0 else { return position + special.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, self[position].isPlainInStrings { position += 1 }
    return position
  }
}

extension UInt64 {
  /// The high bit of each byte that ends a run of plain string bytes: a quote, a backslash, a
  /// control character, anything beyond ASCII.
  ///
  /// A subtraction may borrow from the byte above a true match, never below one, so the lowest bit
  /// set is always right.
  @inline(__always)
  fileprivate var bytesSpecialInStrings: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = self ^ (ones &* 0x22)
    let backslashes = self ^ (ones &* 0x5C)
    let matches =
      (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      | (self &- ones &* 0x20) & ~self | self
    return matches & (ones &* 0x80)
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isPlainInStrings: Bool {
    (0x20..<0x80).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
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

  /// The value of a hexadecimal digit; nil when it is none.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
