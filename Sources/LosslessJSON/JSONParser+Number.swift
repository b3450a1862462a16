extension JSONParser {
  /// Reads a number (section 6): no leading zeros, no plus sign, digits on both sides of a point.
  mutating func number() throws(JSONError) {
    let start = position
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    let integerEnd = position
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try digits()
    }
    append(from: start, to: position, isMarked: position > integerEnd)
  }

  /// Reads a byte if it comes next.
  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// Reads one digit or more.
  private mutating func digits() throws(JSONError) {
    guard current?.isDigit ?? false else { throw unexpected("a digit") }
    while current?.isDigit ?? false { position += 1 }
  }
}
