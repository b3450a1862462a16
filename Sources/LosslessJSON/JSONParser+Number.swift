extension JSONParser {
  /// Reads a number (section 6): no leading zeros, no plus sign, digits on both sides of a point.
  mutating func number() throws(JSONError) {
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
  }

  /// Reads one digit or more.
  @inline(__always)
  private mutating func digits() throws(JSONError) {
    guard current?.isDigit ?? false else { throw unexpected("a digit") }
    position = bytes[position...].firstIndex { !$0.isDigit } ?? bytes.count
  }
}
