extension String {
  /// Calls a function with the text in UTF-8.
  func withBytes<Result>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body($0[...]) }
  }

  /// Whether there are the same bytes: texts are equal, too, that are only equivalent.
  func hasBytes(of other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.elementsEqual($0) } }
  }

  /// Whether there are digits and nothing else.
  var isNumber: Bool { withBytes { !$0.isEmpty && $0.allSatisfy(\.isDigit) } }

  /// Whether a zero stands before another byte.
  var isZeroLed: Bool { utf8.count > 1 && utf8.first == UInt8(ascii: "0") }

  /// What stands before the first plus sign.
  var withoutBuild: String { withBytes { String(decoding: $0.cut(at: "+").0, as: UTF8.self) } }

  /// What stands between the dots.
  var pieces: [String] { withBytes(\.pieces) }
}

/// Bytes of UTF-8.
extension Slice<UnsafeBufferPointer<UInt8>> {
  /// What stands before and after the first of these characters; nil for bytes without one.
  func cut(at separator: Unicode.Scalar) -> (Self, Self?) {
    guard let place = firstIndex(of: UInt8(ascii: separator)) else { return (self, nil) }
    return (self[..<place], self[(place + 1)...])
  }

  /// What stands between the dots.
  var pieces: [String] {
    var pieces: [String] = []
    pieces.reserveCapacity(4)
    var rest: Self? = self
    while let bytes = rest {
      let (piece, behind) = bytes.cut(at: ".")
      pieces.append(String(decoding: piece, as: UTF8.self))
      rest = behind
    }
    return pieces
  }
}

extension UInt8 {
  /// `0`…`9` in ASCII.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
