extension JSONValue {
  /// A scalar of its own, outside any document.
  private init(scalar: [UInt8]) {
    let storage = JSONStorage(source: scalar, containers: [])
    self.init(storage: storage, place: storage.root)
  }

  /// The value of a text that holds one value, white space around it aside.
  ///
  /// - Throws: ``JSONError`` with the first fault.
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(parsing text: String) throws(JSONError) {
    self = try JSONDocument(parsing: text).root
  }

  /// The literal `null`.
  public static let null = JSONValue(scalar: Array("null".utf8))

  /// The literal `true` or `false`.
  public init(_ bool: Bool) {
    self.init(scalar: Array("\(bool)".utf8))
  }

  /// An integer in decimal digits.
  public init(_ integer: some FixedWidthInteger) {
    self.init(scalar: Array("\(integer)".utf8))
  }

  /// A string: only what section 7 of RFC 8259 wants escaped is escaped.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(_ text: String) {
    self.init(scalar: Self.quoted(text))
  }

  /// A text as a JSON string: only quotes, backslashes and control characters are escaped.
  static func quoted(_ text: String) -> [UInt8] {
    var quoted = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0x08: quoted += Array(#"\b"#.utf8)
      case 0x09: quoted += Array(#"\t"#.utf8)
      case 0x0A: quoted += Array(#"\n"#.utf8)
      case 0x0C: quoted += Array(#"\f"#.utf8)
      case 0x0D: quoted += Array(#"\r"#.utf8)
      case ..<0x20:
        quoted += Array((byte < 0x10 ? #"\u000"# : #"\u00"#).utf8)
        quoted += Array(String(byte, radix: 16).utf8)
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    return quoted
  }
}
