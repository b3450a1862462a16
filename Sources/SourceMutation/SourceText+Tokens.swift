extension SourceText {
  /// Where the token that begins at an offset ends.
  ///
  /// The typed tree gives the beginning of a node's last token only. Words, numbers, operators,
  /// strings with their interpolations and single punctuation marks are told apart by how they
  /// begin (The Swift Programming Language, "Lexical Structure").
  func tokenEnd(at start: Int) -> Int {
    guard let first = self[start] else { return start }
    if first == UInt8(ascii: "`") { return quotedWordEnd(start) }
    if first == UInt8(ascii: "\"") { return stringEnd(start, poundCount: 0) }
    if first == UInt8(ascii: "#") { return poundTokenEnd(start) }
    if first.isASCIIDigit { return numberEnd(start) }
    if first.isWordByte { return end(from: start) { $0.isWordByte } }
    if first == UInt8(ascii: ".") {
      return self[start + 1] == first
        ? end(from: start) { $0.isOperatorByte || $0 == first } : start + 1
    }
    // A postfix mark stands alone, so that `a?.b` and `a!+b` are not one operator.
    let isMark = first == UInt8(ascii: "?") || first == UInt8(ascii: "!")
    if isMark, start > 0, bytes[start - 1].endsOperand { return start + 1 }
    return first.isOperatorByte ? operatorEnd(start) : start + 1
  }

  /// The offset of the next byte that is neither blank nor part of a comment.
  func skippingTrivia(from start: Int) -> Int {
    var offset = start
    while let byte = self[offset] {
      if byte.isBlank {
        offset += 1
      } else if let end = commentEnd(offset) {
        offset = end
      } else {
        break
      }
    }
    return offset
  }

  /// Where a comment that begins at an offset ends; nil when none begins there.
  private func commentEnd(_ start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "/") else { return nil }
    if self[start + 1] == UInt8(ascii: "/") {
      return end(from: start) { $0 != UInt8(ascii: "\n") }
    }
    guard self[start + 1] == UInt8(ascii: "*") else { return nil }
    var depth = 1
    var offset = start + 2
    while depth > 0, let byte = self[offset] {
      let next = self[offset + 1]
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// The first offset from which a byte does not belong any more.
  private func end(from start: Int, while belongs: (UInt8) -> Bool) -> Int {
    var offset = start
    while let byte = self[offset], belongs(byte) { offset += 1 }
    return offset
  }

  private func quotedWordEnd(_ start: Int) -> Int {
    min(bytes.count, end(from: start + 1) { $0 != UInt8(ascii: "`") } + 1)
  }

  private func numberEnd(_ start: Int) -> Int {
    var offset = end(from: start) { $0.isWordByte }
    if self[offset] == UInt8(ascii: "."), self[offset + 1].map(\.isASCIIDigit) == true {
      offset = end(from: offset + 1) { $0.isWordByte }
    }
    let isExponent = bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
    let isSigned = self[offset] == UInt8(ascii: "-") || self[offset] == UInt8(ascii: "+")
    let isHexadecimal = self[start + 1] == UInt8(ascii: "x")
    guard isExponent, isSigned, !isHexadecimal else { return offset }
    return end(from: offset + 1) { $0.isWordByte }
  }

  private func operatorEnd(_ start: Int) -> Int {
    var offset = start
    while let byte = self[offset], byte.isOperatorByte, offset == start || commentEnd(offset) == nil
    {
      offset += 1
    }
    return offset
  }

  /// A raw string, a regular expression in pound signs, or a word such as `#file`.
  private func poundTokenEnd(_ start: Int) -> Int {
    let opening = end(from: start) { $0 == UInt8(ascii: "#") }
    switch self[opening] {
    case UInt8(ascii: "\""): return stringEnd(opening, poundCount: opening - start)
    case UInt8(ascii: "/"):
      let close = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: opening - start)
      var offset = opening + 1
      while offset < bytes.count, !bytes[offset...].starts(with: close) { offset += 1 }
      return min(bytes.count, offset + close.count)
    default: return end(from: opening) { $0.isWordByte }
    }
  }

  /// Where a string ends whose opening quote is at an offset.
  private func stringEnd(_ start: Int, poundCount: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isMultiline = bytes[start...].starts(with: [quote, quote, quote])
    let quotes = [UInt8](repeating: quote, count: isMultiline ? 3 : 1)
    let pounds = [UInt8](repeating: UInt8(ascii: "#"), count: poundCount)
    let close = quotes + pounds
    let escape = [UInt8(ascii: "\\")] + pounds
    var offset = start + quotes.count
    while offset < bytes.count {
      if bytes[offset...].starts(with: close) { return offset + close.count }
      guard bytes[offset...].starts(with: escape) else {
        offset += 1
        continue
      }
      offset += escape.count
      offset = self[offset] == UInt8(ascii: "(") ? closingEnd(offset) : offset + 1
    }
    return offset
  }

  /// Where the code in parentheses that opens at an offset ends, past its closing parenthesis.
  private func closingEnd(_ start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < bytes.count {
      offset = skippingTrivia(from: offset)
      if self[offset] == UInt8(ascii: "(") { depth += 1 }
      if self[offset] == UInt8(ascii: ")") { depth -= 1 }
      offset = max(offset + 1, tokenEnd(at: offset))
      if depth == 0 { break }
    }
    return offset
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Letters, digits, the underscore, the dollar sign, and everything beyond ASCII.
  fileprivate var isWordByte: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  fileprivate var isOperatorByte: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }

  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self)
  }

  /// Whether an operand may end with this byte.
  fileprivate var endsOperand: Bool { isWordByte || ")]}\"`?!>".utf8.contains(self) }
}
