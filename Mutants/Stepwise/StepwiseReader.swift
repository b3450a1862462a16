/// Reads a JSON text, which must be a valid one, into a tree: slow and plain.
struct StepwiseReader {
  private var rest: Substring.UnicodeScalarView

  /// The value of a text with the white space around it; nil when it is no JSON, as far as noticed.
  static func value(_ text: String) -> StepwiseElement? {
    var reader = Self(rest: Substring(text).unicodeScalars)
    let element = reader.element()
    return reader.rest.isEmpty ? element : nil
  }

  private mutating func element() -> StepwiseElement? {
    let before = space()
    guard let value = value() else { return nil }
    return StepwiseElement(before: before, value: value, after: space())
  }

  private mutating func value() -> StepwiseJSON? {
    switch rest.first {
    case "{": empty("}", .object([])) ?? list(until: "}") { $0.member() }.map { .object($0) }
    case "[": empty("]", .array([])) ?? list(until: "]") { $0.element() }.map { .array($0) }
    case "\"": string().map { .scalar($0) }
    default: scalar().map { .scalar($0) }
    }
  }

  /// An array or object without parts; one with white space in it counts as a scalar, to keep that.
  private mutating func empty(_ end: Unicode.Scalar, _ value: StepwiseJSON) -> StepwiseJSON? {
    var copy = self
    let opening = copy.rest.removeFirst()
    let space = copy.space()
    guard copy.skip(end) else { return nil }
    self = copy
    return space.isEmpty ? value : .scalar(String(opening) + space + String(end))
  }

  private mutating func list<Part>(
    until end: Unicode.Scalar, _ part: (inout Self) -> Part?
  ) -> [Part]? {
    rest.removeFirst()
    var parts: [Part] = []
    repeat {
      guard let part = part(&self) else { return nil }
      parts.append(part)
    } while skip(",")
    return skip(end) ? parts : nil
  }

  private mutating func member() -> StepwiseMember? {
    let before = space()
    guard rest.first == "\"", let key = string() else { return nil }
    let colonSpace = space()
    guard skip(":") else { return nil }
    let colon = colonSpace + ":" + space()
    guard let value = value() else { return nil }
    return StepwiseMember(
      before: before, keyText: key, colon: colon, value: value, after: space())
  }

  private mutating func string() -> String? {
    var text = "\""
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      text.unicodeScalars.append(scalar)
      if scalar == "\"" { return text }
      if scalar == "\\", let escaped = rest.popFirst() { text.unicodeScalars.append(escaped) }
    }
    return nil
  }

  private mutating func scalar() -> String? {
    let text = rest.prefix { !" \t\r\n,]}".unicodeScalars.contains($0) }
    rest = rest.dropFirst(text.count)
    return text.isEmpty ? nil : String(text)
  }

  private mutating func space() -> String {
    let space = rest.prefix { " \t\r\n".unicodeScalars.contains($0) }
    rest = rest.dropFirst(space.count)
    return String(space)
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
