/// Reads a JSON text, which must be a valid one, into a tree: plain, and no judge of the grammar.
struct StepwiseReader {
  private let bytes: [UInt8]
  private var place = 0

  /// The value of a text with the white space around it; nil when it is no JSON, as far as noticed.
  static func value(_ text: some Sequence<UInt8>) -> StepwiseElement? {
    var reader = Self(bytes: Array(text))
    let element = reader.element()
    return reader.next == nil ? element : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func element() -> StepwiseElement? {
    let before = space()
    guard let value = value() else { return nil }
    return StepwiseElement(before: before, value: value, after: space())
  }

  private mutating func value() -> StepwiseJSON? {
    switch next {
    case UInt8(ascii: "{"):
      empty(UInt8(ascii: "}"), .object([]))
        ?? list(until: UInt8(ascii: "}")) { $0.member() }.map { .object($0) }
    case UInt8(ascii: "["):
      empty(UInt8(ascii: "]"), .array([]))
        ?? list(until: UInt8(ascii: "]")) { $0.element() }.map { .array($0) }
    case UInt8(ascii: "\""): string().map { .scalar($0) }
    default: scalar().map { .scalar($0) }
    }
  }

  /// An array or object without parts; one with white space in it counts as a scalar, to keep that.
  private mutating func empty(_ end: UInt8, _ value: StepwiseJSON) -> StepwiseJSON? {
    let start = place
    place += 1
    let space = space()
    guard skip(end) else {
      place = start
      return nil
    }
    return space.isEmpty ? value : .scalar(text(from: start))
  }

  private mutating func list<Part>(
    until end: UInt8, _ part: (inout Self) -> Part?
  ) -> [Part]? {
    place += 1
    var parts: [Part] = []
    repeat {
      guard let part = part(&self) else { return nil }
      parts.append(part)
    } while skip(UInt8(ascii: ","))
    return skip(end) ? parts : nil
  }

  private mutating func member() -> StepwiseMember? {
    let before = space()
    guard next == UInt8(ascii: "\""), let key = string() else { return nil }
    let colonStart = place
    _ = space()
    guard skip(UInt8(ascii: ":")) else { return nil }
    _ = space()
    let colon = text(from: colonStart)
    guard let value = value() else { return nil }
    return StepwiseMember(
      before: before, keyText: key, colon: colon, value: value, after: space())
  }

  private mutating func string() -> String? {
    let start = place
    place += 1
    while let byte = next {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return text(from: start) }
    }
    return nil
  }

  private mutating func scalar() -> String? {
    let start = place
    while let byte = next, !byte.isJSONSpace, !byte.endsJSONValue { place += 1 }
    return place > start ? text(from: start) : nil
  }

  private mutating func space() -> String {
    let start = place
    while let byte = next, byte.isJSONSpace { place += 1 }
    return text(from: start)
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private func text(from start: Int) -> String {
    start == place ? "" : String(decoding: bytes[start..<place], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isJSONSpace: Bool {
    switch Unicode.Scalar(self) {
    case " ", "\t", "\r", "\n": true
    default: false
    }
  }

  /// Whether the byte stands behind a value in an array or object.
  fileprivate var endsJSONValue: Bool {
    switch Unicode.Scalar(self) {
    case ",", "]", "}": true
    default: false
    }
  }
}
