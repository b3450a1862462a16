import Testing

@testable import JSONLaws

struct JSONObjectModelTests {
  private typealias Member = JSONObjectModel.Member

  private let object = JSONObjectModel(members: [
    Member(before: " ", key: #""b""#, value: "1", after: "\n"),
    Member(before: "\t", key: #""\u0063""#, afterColon: " ", value: #""x""#, after: "  "),
  ])

  @Test func aValueIsReplacedUnlessItMeansTheSame() {
    var edited = object
    edited.set("c", to: #""\u0078""#)
    #expect(edited.text == object.text)
    edited.set("c", to: "2")
    #expect(edited.text == "{ \"b\":1\n,\t\"\\u0063\": 2  }")
  }

  @Test func aNewKeyGoesBeforeTheFirstGreaterOneOrToTheEnd() {
    var edited = object
    edited.set("a", to: "0")
    #expect(edited.text == "{ \"a\": 0,\t\"b\":1\n,\t\"\\u0063\": \"x\"  }")
    edited = object
    edited.set("d", to: "0")
    #expect(edited.text == "{ \"b\":1\n,\t\"\\u0063\": \"x\",\t\"d\": 0  }")
    edited = JSONObjectModel(space: " ")
    edited.set("\"", to: "0")
    #expect(edited.text == #"{"\"":0 }"#)
  }

  @Test func aRemovedKeyTakesItsCommaAlong() {
    var edited = object
    edited.remove("b")
    #expect(edited.text == "{ \"\\u0063\": \"x\"  }")
    edited.remove("c")
    #expect(edited.text == "{   }")
    edited = object
    edited.remove("c")
    #expect(edited.text == "{ \"b\":1  }")
  }

  @Test func textsStandForTheirCodeUnits() {
    #expect(
      JSONText.codeUnits(of: #""a\/\uD83D\uDE80\ud800é""#) == [
        0x61, 0x2F, 0xD83D, 0xDE80, 0xD800, 0xE9,
      ])
    #expect(JSONText.quoted("\u{1F}\u{8}\"é") == #""\u001f\b\"é""#)
  }
}
