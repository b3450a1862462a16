/// What is wrong with how a column is written.
enum CorpusColumnFault: Error {
  case empty
  case unknownEscape(String)
  case controlCharacter(Unicode.Scalar)

  func reason(column: String) -> CorpusError.Reason {
    switch self {
    case .empty: .emptyColumn(column)
    case .unknownEscape(let escape): .unknownEscape(escape, column: column)
    case .controlCharacter(let character): .controlCharacter(character, column: column)
    }
  }
}

extension String {
  /// The text that a column stands for.
  ///
  /// Each character stands for itself, but for control characters, which have to be escaped, and
  /// the escapes `\\`, `\t`, `\n`, `\r`, `\0` and `\u{…}` with up to eight hexadecimal digits, which
  /// mean what they mean in Swift. The empty text is written `\e`, alone in its column, so that an
  /// empty column is always a mistake.
  init(corpusColumn column: Substring.UnicodeScalarView) throws(CorpusColumnFault) {
    guard !column.isEmpty else { throw .empty }
    var text = UnicodeScalarView()
    var rest = column
    while let character = rest.popFirst() {
      if character == "\\" {
        if rest.elementsEqual("e".unicodeScalars), text.isEmpty { break }
        text.append(try rest.popEscaped())
      } else if character.properties.generalCategory == .control {
        throw .controlCharacter(character)
      } else {
        text.append(character)
      }
    }
    self.init(text)
  }
}

extension Substring.UnicodeScalarView {
  /// Takes what follows a backslash.
  fileprivate mutating func popEscaped() throws(CorpusColumnFault) -> Unicode.Scalar {
    switch popFirst() {
    case "\\": return "\\"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "0": return "\0"
    case "u": return try popBracedScalar()
    case let other: throw .unknownEscape("\\" + (other.map(String.init) ?? ""))
    }
  }

  /// Takes the braces of `\u{…}` and what stands between them.
  private mutating func popBracedScalar() throws(CorpusColumnFault) -> Unicode.Scalar {
    let escape = prefix(upTo: firstIndex(of: "}").map(index(after:)) ?? endIndex)
    let digits = escape.dropFirst().dropLast()
    guard escape.first == "{", escape.last == "}", digits.count <= 8,
      digits.allSatisfy(\.properties.isASCIIHexDigit),
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    else { throw .unknownEscape("\\u" + String(escape)) }
    removeFirst(escape.count)
    return scalar
  }
}
