/// RFC 8259 as an automaton that takes one byte after the other and keeps a stack of what is open:
/// what the reader of JSON is compared with.
struct JSONAutomaton {
  /// What may come next.
  private enum State {
    case value
    case firstElement
    case firstKey
    case key
    case colon
    /// A comma or a closing bracket; at the outermost level the end.
    case next
    case string
    case escape
    /// So many hexadecimal digits.
    case digits(Int)
    /// The rest of a UTF-8 sequence: the bounds of each byte.
    case continuations([ClosedRange<UInt8>])
    /// What may follow in a number, see ``numbers``.
    case number(Character)
    /// The rest of a literal.
    case literal(Substring, of: String)
  }

  private var state = State.value
  /// The values that are not complete, those further out first; the first is the source itself.
  private var open = [JSONNode(kind: .source, start: 0)]
  private var offset = 0
  private var fault: JSONFault?

  private init() {}

  /// What the bytes are: a value with all that is in it, or a fault.
  static func read(_ bytes: [UInt8]) -> Result<JSONNode, JSONFault> {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    if marks.contains(where: { bytes.starts(with: $0) }) {
      let message = "the source begins with a byte order mark, expected UTF-8 without one"
      return .failure(JSONFault("byteOrderMark", 0, message))
    }
    var automaton = Self()
    for byte in bytes where automaton.fault == nil {
      automaton.take(byte)
      automaton.offset += 1
    }
    if automaton.fault == nil { automaton.takeEnd() }
    if let fault = automaton.fault { return .failure(fault) }
    return .success(automaton.open[0].children[0])
  }
}

// MARK: - One byte

extension JSONAutomaton {
  private mutating func take(_ byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    switch state {
    case .string, .escape, .digits, .continuations: takeInString(byte, character)
    case .number(let place): take(byte, character, inNumberAt: place)
    case .literal(let rest, let word):
      guard rest.first == character else { return refuse(byte, "'\(word)'") }
      if rest.count == 1 {
        complete(behind: offset + 1)
      } else {
        state = .literal(rest.dropFirst(), of: word)
      }
    case _ where " \t\r\n".unicodeScalars.contains(Unicode.Scalar(byte)): break
    default: takeBetweenValues(byte, character)
    }
  }

  private mutating func takeBetweenValues(_ byte: UInt8, _ character: Character) {
    switch (state, character) {
    case (.firstElement, "]"), (.firstKey, "}"): complete(behind: offset + 1)
    case (.firstKey, "\""), (.key, "\""): begin(.string, .string)
    case (.colon, ":"): state = .value
    case (.next, ",") where open.count > 1: state = isInObject ? .key : .value
    case (.next, "]") where open.count > 1 && !isInObject: complete(behind: offset + 1)
    case (.next, "}") where isInObject: complete(behind: offset + 1)
    case (.value, _), (.firstElement, _): beginValue(byte, character)
    default: refuse(byte, expectation)
    }
  }

  private mutating func beginValue(_ byte: UInt8, _ character: Character) {
    switch character {
    case "[", "{":
      guard open.count <= 512 else {
        return refuse("tooDeep", "nested deeper than 512 arrays and objects")
      }
      if character == "[" { begin(.array, .firstElement) } else { begin(.object, .firstKey) }
    case "\"": begin(.string, .string)
    case "t": begin(.bool, .literal("rue", of: "true"))
    case "f": begin(.bool, .literal("alse", of: "false"))
    case "n": begin(.null, .literal("ull", of: "null"))
    case "-": begin(.integer, .number("-"))
    case "0": begin(.integer, .number("0"))
    case "1"..."9": begin(.integer, .number("1"))
    default: refuse(byte, expectation)
    }
  }

  private mutating func takeInString(_ byte: UInt8, _ character: Character) {
    switch (state, byte) {
    case (.string, 0x22): complete(behind: offset + 1)
    case (.string, 0x5C): state = .escape
    case (.string, 0x00..<0x20):
      refuse("controlCharacter", "found \(show(byte)) in a string, where it must be escaped")
    case (.string, 0x20..<0x80): break
    case (.string, _):
      guard let rest = Self.sequences.first(where: { $0.0.contains(byte) })?.1 else {
        return refuseUTF8(byte)
      }
      state = .continuations(rest)
    case (.escape, _) where "\"\\/bfnrt".contains(character): state = .string
    case (.escape, 0x75): state = .digits(4)
    case (.digits(let count), _) where character.isHexDigit && character.isASCII:
      state = count == 1 ? .string : .digits(count - 1)
    case (.continuations(let bounds), _):
      guard bounds[0].contains(byte) else { return refuseUTF8(byte) }
      state = bounds.count == 1 ? .string : .continuations(Array(bounds.dropFirst()))
    default: refuse(byte, expectation)
    }
  }

  /// What follows the first byte of a UTF-8 sequence (Unicode standard, table 3-7).
  private static let sequences: [(ClosedRange<UInt8>, [ClosedRange<UInt8>])] = [
    (0xC2...0xDF, [0x80...0xBF]),
    (0xE0...0xE0, [0xA0...0xBF, 0x80...0xBF]),
    (0xE1...0xEC, [0x80...0xBF, 0x80...0xBF]),
    (0xED...0xED, [0x80...0x9F, 0x80...0xBF]),
    (0xEE...0xEF, [0x80...0xBF, 0x80...0xBF]),
    (0xF0...0xF0, [0x90...0xBF, 0x80...0xBF, 0x80...0xBF]),
    (0xF1...0xF3, [0x80...0xBF, 0x80...0xBF, 0x80...0xBF]),
    (0xF4...0xF4, [0x80...0x8F, 0x80...0xBF, 0x80...0xBF]),
  ]

  /// For each place in a number whether it may end there, and what leads from there to which place:
  /// `d` stands for a digit, `p` for one from 1 on.
  private static let numbers: [Character: (canEnd: Bool, steps: [(String, Character)])] = [
    "-": (false, [("0", "0"), ("p", "1")]),
    "0": (true, [(".", "."), ("eE", "e")]),
    "1": (true, [("d", "1"), (".", "."), ("eE", "e")]),
    ".": (false, [("d", "f")]),
    "f": (true, [("d", "f"), ("eE", "e")]),
    "e": (false, [("+-", "s"), ("d", "x")]),
    "s": (false, [("d", "x")]),
    "x": (true, [("d", "x")]),
  ]

  private mutating func take(
    _ byte: UInt8, _ character: Character, inNumberAt place: Character
  ) {
    let isDigit = ("0"..."9").contains(character)
    let step = Self.numbers[place]?.steps.first { bytes, _ in
      bytes == "d"
        ? isDigit : bytes == "p" ? isDigit && character != "0" : bytes.contains(character)
    }
    if let next = step?.1 {
      if next == "." || next == "e" { open[open.count - 1].kind = .floating }
      state = .number(next)
    } else if Self.numbers[place]?.canEnd == true {
      complete(behind: offset)
      take(byte)
    } else {
      refuse(byte, "a digit")
    }
  }
}

// MARK: - What is open

extension JSONAutomaton {
  private var isInObject: Bool { open[open.count - 1].kind == .object }

  private mutating func begin(_ kind: JSONNode.Kind, _ state: State) {
    open.append(JSONNode(kind: kind, start: offset))
    self.state = state
  }

  /// Ends the innermost open value, and finds out what may come then.
  private mutating func complete(behind end: Int) {
    var node = open.removeLast()
    node.end = end
    open[open.count - 1].children.append(node)
    let isKey = isInObject && open[open.count - 1].children.count % 2 == 1
    state = isKey ? .colon : .next
  }

  private mutating func takeEnd() {
    if case .number(let place) = state, Self.numbers[place]?.canEnd == true {
      complete(behind: offset)
    }
    if case .next = state, open.count == 1 { return }
    refuse("unexpectedEnd", "the source ends, expected \(expectation)")
  }

  private mutating func refuse(_ byte: UInt8, _ expectation: String) {
    refuse("unexpectedByte", "found \(show(byte)), expected \(expectation)")
  }

  private mutating func refuseUTF8(_ byte: UInt8) {
    refuse("invalidUTF8", "found \(show(byte)), which is not well-formed UTF-8 here")
  }

  private mutating func refuse(_ kind: String, _ message: String) {
    fault = JSONFault(kind, offset, message)
  }

  /// What should have come, in words.
  private var expectation: String {
    switch state {
    case .value, .firstElement: "a value"
    case .firstKey: "a key or '}'"
    case .key: "a key"
    case .colon: "':'"
    case .next where open.count == 1: "the end of the source"
    case .next: isInObject ? "',' or '}'" : "',' or ']'"
    case .string: "'\"'"
    case .escape: "one of '\"\\/bfnrtu' in an escape"
    case .digits: "a hexadecimal digit"
    case .continuations: "the rest of a UTF-8 sequence"
    case .number: "a digit"
    case .literal(_, let word): "'\(word)'"
    }
  }

  private func show(_ byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F { return "'" + String(Unicode.Scalar(byte)) + "'" }
    let digits = Array("0123456789ABCDEF")
    return "byte 0x" + String([digits[Int(byte) / 16], digits[Int(byte) % 16]])
  }
}
