import LosslessJSON
import Testing

struct JSONEditingTests {
  private func setting(_ key: String, _ value: String, in text: String) throws -> String {
    try JSONValue(parsing: text).setting(key, to: JSONValue(parsing: value)).description
  }

  private func removing(_ key: String, from text: String) throws -> String {
    try JSONValue(parsing: text).removing(key).description
  }

  @Test func settingReplacesTheLastOccurrenceAndNothingElse() throws {
    #expect(
      try setting("a", "7", in: #"{ "a" : 1.0,  "b":[ 2 ],"\u0061" :1e3 }"#)
        == #"{ "a" : 1.0,  "b":[ 2 ],"\u0061" :7 }"#)
    #expect(try setting("a", "[1, 2]", in: #"{"a":{"a":0}}"#) == #"{"a":[1, 2]}"#)
  }

  @Test func settingWhatIsThereKeepsTheSpelling() throws {
    #expect(try setting("a", #""é""#, in: #"{"a":"\u00e9"}"#) == #"{"a":"\u00e9"}"#)
    #expect(try setting("a", "1.0", in: #"{"a":1.0}"#) == #"{"a":1.0}"#)
    #expect(try setting("a", "1", in: #"{"a":1.0}"#) == #"{"a":1}"#)
    #expect(try setting("a", #""\uD801""#, in: #"{"a":"\uD800"}"#) == #"{"a":"\uD801"}"#)
    #expect(try setting("a", "\"e\u{301}\"", in: "{\"a\":\"\u{E9}\"}") == "{\"a\":\"e\u{301}\"}")
  }

  @Test func aNewKeyGoesBeforeTheFirstGreaterOne() throws {
    #expect(try setting("b", "2", in: "{}") == #"{"b":2}"#)
    #expect(try setting("b", "2", in: "{ }") == #"{"b":2 }"#)
    #expect(try setting("b", "2", in: #"{"a":1,"c":3}"#) == #"{"a":1,"b":2,"c":3}"#)
    #expect(try setting("b", "2", in: #"{"c":3,"a":1}"#) == #"{"b":2,"c":3,"a":1}"#)
    #expect(try setting("b", "2", in: #"{"a": 1, "a": 0}"#) == #"{"a": 1, "a": 0, "b": 2}"#)
    #expect(try setting("\"", "2", in: #"{"a":1}"#) == #"{"\"":2,"a":1}"#)
    #expect(
      try setting("b", "2", in: "{\n  \"a\" : 1,\n  \"c\" : 3\n}")
        == "{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"c\" : 3\n}")
  }

  @Test func newKeysCommuteByteForByte() throws {
    let objects = [
      "{}", "{ \n}", #"{"m":1}"#, #"{ "m" : 1 }"#, #"{"z": 1, "a": 2, "m": 3}"#,
      "{\n\t\"m\": 1\n}", #"{"m":1, "m" :2}"#,
    ]
    let keys = ["a", "b", "m", "n", "zz", "é", "", "B"]
    for text in objects {
      for first in keys {
        for second in keys where second != first {
          let object = try JSONValue(parsing: text)
          let (one, two) = (JSONValue(1_000), JSONValue("x"))
          #expect(
            try object.setting(first, to: one).setting(second, to: two)
              == object.setting(second, to: two).setting(first, to: one),
            "\(text) \(first) \(second)")
        }
      }
    }
  }

  @Test func removingTakesAllOccurrencesWithOneCommaEach() throws {
    #expect(try removing("a", from: #"{ "a" : 1 }"#) == "{  }")
    #expect(try removing("a", from: #"{"a":1, "b":2}"#) == #"{"b":2}"#)
    #expect(try removing("b", from: #"{"a":1, "b":2}"#) == #"{"a":1}"#)
    #expect(try removing("b", from: #"{"a":1, "b":2, "c":3}"#) == #"{"a":1, "c":3}"#)
    #expect(
      try removing("b", from: #"{"b":0,"a":1,"b":2,"b":3,"c":4,"\u0062":5}"#) == #"{"a":1,"c":4}"#)
    #expect(try removing("b", from: #"{"b":1,"b":2}"#) == "{}")
    #expect(try removing("z", from: #"{"b":1 }"#) == #"{"b":1 }"#)
  }

  @Test func replacementsKeepEveryOtherByte() throws {
    let document = try JSONDocument(parsing: " [ 1, {\"a\":[2]} , 3 ]\n")
    let elements = Array(document.root.elements)
    let source = document.source(replacing: [
      JSONReplacement(of: elements[0], by: JSONValue("x")),
      JSONReplacement(of: elements[2], by: .null),
    ])
    #expect(String(decoding: source, as: UTF8.self) == " [ \"x\", {\"a\":[2]} , null ]\n")
    #expect(document.source(replacing: []) == document.source)
    let replaced = try document.replacing(elements[1], with: JSONValue(parsing: " [ ] "))
    #expect(String(decoding: replaced.source, as: UTF8.self) == " [ 1, [ ] , 3 ]\n")
  }

  @Test func aReplacementMustNotMakeTheDocumentTooDeep() throws {
    let deep = try JSONValue(
      parsing: String(repeating: "[", count: 512) + String(repeating: "]", count: 512))
    let document = try JSONDocument(parsing: "[0]")
    let element = try #require(document.root.elements.first { _ in true })
    #expect(throws: JSONError.self) { try document.replacing(element, with: deep) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: "{}").setting("a", to: deep) }
  }
}
