import LosslessJSON
import PropertyTesting

extension JSONPromises {
  /// Everything about edits.
  static var editing: [Property] {
    [
      settingAKeySplicesItsValue, valuesThatMeanTheSameStay, removingAKeySplicesItOut,
      replacementsKeepTheRest, editsMayNotNestTooDeeply,
    ]
  }

  /// Setting a key of an object in the midst of a document changes what its parts say.
  static let settingAKeySplicesItsValue = Property("settingAKeySplicesItsValue") {
    (trial) throws(Discard) in
    let object = try trial.source.jsonObjectModel()
    let key = trial.source.editedKey()
    let value = try trial.source.editedValue()
    var expected = object
    expected.set(key, to: value)
    return difference(object, expected, "\(key.debugDescription) = \(value)") { old in
      try old.setting(key, to: JSONValue(parsing: value))
    }
  }

  /// A value is replaced unless it means the same already, which texts do that look alike once they
  /// are resolved, and no other kinds that only look like them.
  static let valuesThatMeanTheSameStay = Property("valuesThatMeanTheSameStay") {
    (trial) throws(Discard) in
    let values = [#""1""#, "121", "1", "[]", #""""#, #""\u0031""#, "[1]", "1.0", "null"]
    let object = JSONObjectModel(members: [.init(key: #""a""#, value: trial.source.pick(values))])
    let value = trial.source.pick(values)
    var expected = object
    expected.set("a", to: value)
    return difference(object, expected, "a = \(value)") { old in
      try old.setting("a", to: JSONValue(parsing: value))
    }
  }

  /// Removing a key takes out all its members with one comma each.
  static let removingAKeySplicesItOut = Property("removingAKeySplicesItOut") {
    (trial) throws(Discard) in
    let object = try trial.source.jsonObjectModel()
    let key = trial.source.editedKey()
    var expected = object
    expected.remove(key)
    return difference(object, expected, "without \(key.debugDescription)") { old in
      try old.removing(key)
    }
  }

  /// What an edit of the object does to a document around it, if it is not what it should do.
  private static func difference(
    _ object: JSONObjectModel, _ expected: JSONObjectModel, _ edit: String,
    _ body: (JSONValue) throws -> JSONValue
  ) -> Failure? {
    let observed = result(of: object, body)
    let isUnchanged = expected.text.utf8.elementsEqual(object.text.utf8)
    let due = frame.0 + expected.text + frame.1 + (isUnchanged ? viewItself : "")
    guard !observed.utf8.elementsEqual(due.utf8) else { return nil }
    return Failure(
      [Failure.Input("object", object.text), Failure.Input("edit", edit)], observed: observed,
      expected: due)
  }

  private static let frame = (" [ {}, ", "\n,\"end\"] ")
  /// What is said of an edit that has no effect and gives back the view that it was asked of.
  private static let viewItself = " by the view itself"

  /// A document after an edit of the object in it, or why there is none.
  static func result(
    of object: JSONObjectModel, _ edit: (JSONValue) throws -> JSONValue
  ) -> String {
    do {
      let document = try JSONDocument(parsing: frame.0 + object.text + frame.1)
      let old = Array(document.root.elements)[1]
      let new = try edit(old)
      let result = try document.replacing(old, with: new)
      // Any other value begins its own document.
      let isView = new.range.lowerBound == old.range.lowerBound
      return String(decoding: result.source, as: UTF8.self) + (isView ? viewItself : "")
    } catch {
      return "\(error)"
    }
  }

  /// Any number of values of a document are replaced at once, and every other byte stays.
  static let replacementsKeepTheRest = Property("replacementsKeepTheRest") {
    (trial) throws(Discard) in
    var source = trial.source.space() + "["
    var expected = source
    var replaced: [Int: String] = [:]
    let count = trial.source.number(1...4)
    for index in 0..<count {
      let front = (index > 0 ? "," : "") + trial.source.space()
      let value = try trial.source.jsonValue()
      if trial.source.chance(1, in: 2) { replaced[index] = try trial.source.jsonValue() }
      source += front + value
      expected += front + (replaced[index] ?? value)
    }
    source += "]\n"
    expected += "]\n"
    guard let document = try? JSONDocument(parsing: source) else { throw .refused }
    let replacements = document.root.elements.enumerated().compactMap { index, value in
      replaced[index].flatMap { try? JSONValue(parsing: $0) }
        .map { JSONReplacement(of: value, by: $0) }
    }
    let observed = document.source(replacing: replacements)
    guard observed != Array(expected.utf8) else { return nil }
    return Failure(
      [Failure.Input("source", source)], observed: String(decoding: observed, as: UTF8.self),
      expected: expected)
  }

  /// An edit that would nest too deeply is refused with the place.
  static let editsMayNotNestTooDeeply = Property("editsMayNotNestTooDeeply") {
    (trial) throws(Discard) in
    let depth = trial.source.pick([1, 510, 511, 512])
    let brackets = ("[", "]")
    let text =
      String(repeating: brackets.0, count: depth) + String(repeating: brackets.1, count: depth)
    let observed: String
    do throws(JSONError) {
      let value = try JSONValue(parsing: text)
      let object = try JSONValue(parsing: #"{"a":1}"#)
      observed = "depth \(try object.setting("a", to: value).depth)"
    } catch {
      observed = "\(error.kind)"
    }
    let expected = depth < 512 ? "depth \(depth + 1)" : "tooDeep"
    guard observed != expected else { return nil }
    return Failure([Failure.Input("depth", "\(depth)")], observed: observed, expected: expected)
  }
}

extension ChoiceSource {
  /// An object in parts, its keys often the same or nearly so.
  mutating func jsonObjectModel() throws(Discard) -> JSONObjectModel {
    var object = JSONObjectModel(space: space())
    for _ in 0..<number(0...4) {
      object.members.append(
        JSONObjectModel.Member(
          before: space(), key: pick(Self.spelledKeys), beforeColon: space(), afterColon: space(),
          value: try editedValue(), after: space()))
    }
    return object
  }

  /// A key to be edited, often one that is there.
  mutating func editedKey() -> String {
    pick(["a", "b", "aa", "", "é", "e\u{301}", "\u{FFFF}", "🚀", "\\u0061", "\"", "z"])
  }

  /// A value, often one of a few that mean nearly the same.
  mutating func editedValue() throws(Discard) -> String {
    guard chance(1, in: 2) else { return try jsonValue() }
    return pick([
      #""a""#, #""\u0061""#, #""\uD800""#, #""\ud800""#, #""\uD800\u0061""#, #""\uD800a""#,
      #""\uDC00""#, #""\uD800\uDC00""#, "1", "1.0", #""1""#, "121", #""2""#, #""""#, "[]", "{}",
    ])
  }

  private static let spelledKeys = [
    #""a""#, #""\u0061""#, #""b""#, #""aa""#, #""""#, #""é""#, "\"e\u{301}\"", #""\uD83D\uDE80""#,
    #""\uFFFF""#, #""\uD800""#, #""\uDC00\uDC00""#, #""\\u0061""#, #""\"""#, #""c""#,
  ]
}
