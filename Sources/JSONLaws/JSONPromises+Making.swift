import LosslessJSON
import PropertyTesting

extension JSONPromises {
  /// Everything about values that a program makes, and about what is the same.
  static var making: [Property] {
    [
      textsAreQuotedShortly, madeValuesAreSpelledPlainly, valuesAreTheirBytes,
      unequalValuesHashApart,
    ]
  }

  /// A text is made a string with no more escapes than it needs, which stands for the text.
  static let textsAreQuotedShortly = Property("textsAreQuotedShortly") { (trial) throws(Discard) in
    let count = trial.source.number(0...3)
    let scalars = (0..<count).map { _ in
      trial.source.chance(1, in: 4)
        ? trial.source.pick(["é", "🚀", "\u{7F}", "\u{2028}", "/", "\""])
        : Unicode.Scalar(UInt8(trial.source.number(0...127)))
    }
    let text = String(String.UnicodeScalarView(scalars))
    let value = JSONValue(text)
    let expected = JSONText.quoted(text)
    let isKept = value.string.map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } ?? false
    guard value.description != expected || !isKept else { return nil }
    return Failure(
      [Failure.Input("text", text.debugDescription)],
      observed: "\(value), kept: \(isKept)", expected: expected)
  }

  /// Literals and integers are spelled as everybody does.
  static let madeValuesAreSpelledPlainly = Property("madeValuesAreSpelledPlainly") {
    (trial) throws(Discard) in
    let number = trial.source.pick([Int64.min, -1, 0, 7, Int64.max])
    let isTrue = trial.source.chance(1, in: 2)
    let observed = [
      .null, JSONValue(isTrue), JSONValue(number), JSONValue(UInt64(number.magnitude)),
    ].map { "\($0.kind) \($0) at \($0.range), depth \($0.depth)" }
    let expected = [
      ("null", "null"), ("bool", isTrue ? "true" : "false"), ("integer", String(number)),
      ("integer", String(number.magnitude)),
    ].map { "\($0) \($1) at \(0..<$1.utf8.count), depth 0" }
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("number", "\(number)")], observed: "\(observed)", expected: "\(expected)")
  }

  /// Values and documents are equal when they have the same bytes, and only then.
  static let valuesAreTheirBytes = Property("valuesAreTheirBytes") { (trial) throws(Discard) in
    let texts = trial.source.twoSpellings()
    let (left, right) = try documents(texts)
    let expected = texts[0] == texts[1]
    let observed = [
      left == right, left.root == right.root, left.hashValue == right.hashValue,
      left.root.hashValue == right.root.hashValue,
    ]
    // Different values may have equal hashes; that they have not is promised below.
    guard observed.prefix(expected ? 4 : 2).contains(!expected) else { return nil }
    return Failure(
      [Failure.Input("a", texts[0]), Failure.Input("b", texts[1])], observed: "\(observed)",
      expected: "\(expected)")
  }

  /// Hashing is worth its name: 64 bits tell different values apart.
  static let unequalValuesHashApart = Property("unequalValuesHashApart") {
    (trial) throws(Discard) in
    let texts = trial.source.twoSpellings()
    let (left, right) = try documents(texts)
    let areApart =
      left.hashValue != right.hashValue && left.root.hashValue != right.root.hashValue
    guard texts[0] != texts[1], !areApart else { return nil }
    return Failure(
      [Failure.Input("a", texts[0]), Failure.Input("b", texts[1])], observed: "equal hashes",
      expected: "different hashes")
  }

  private static func documents(
    _ texts: [String]
  ) throws(Discard) -> (JSONDocument, JSONDocument) {
    guard let left = try? JSONDocument(parsing: texts[0]),
      let right = try? JSONDocument(parsing: texts[1])
    else { throw .refused }
    return (left, right)
  }
}

extension ChoiceSource {
  /// Two values that mean nearly the same, often the same one twice.
  fileprivate mutating func twoSpellings() -> [String] {
    let texts = ["1", "1.0", "[]", "[ ]", #""a""#, #""\u0061""#, "null", #"{"a":1}"#, #"{"a": 1}"#]
    let first = pick(texts)
    return [first, chance(1, in: 2) ? first : pick(texts)]
  }
}
