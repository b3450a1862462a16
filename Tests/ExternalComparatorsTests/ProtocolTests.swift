import Testing

@testable import ExternalComparators

@Suite struct ProtocolTests {
  @Test(arguments: [
    ("1.0.0", "1.0.0+é", #"["1.0.0","1.0.0+é"]"#),
    ("", "\"\\", #"["","\"\\"]"#),
    ("\n\t\0", "\u{7F}\u{1F}", "[\"\\u000a\\u0009\\u0000\",\"\u{7F}\\u001f\"]"),
  ])
  func aQuestionIsOneLineOfJSON(left: String, right: String, line: String) {
    #expect(String(decoding: Question(left, right).line, as: UTF8.self) == line + "\n")
  }

  @Test func questionsAreEqualWhenTheirBytesAre() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(Question("\u{E9}", "") != Question("e\u{301}", ""))
    #expect(Question("a", "b") == Question("a", "b"))
  }

  @Test(arguments: [
    (#"{"order":"less"}"#, Reply.less),
    (#"{"order":"equal"}"#, .equal),
    (#" { "order" : "greater" , "took": 1e3 } "#, .greater),
    (#"{"order":"l\u0065ss"}"#, .less),
    (#"{"invalid":[true,true]}"#, .invalid(left: true, right: true)),
    (#"{"invalid": [true, false]}"#, .invalid(left: true, right: false)),
    (#"{"invalid":[false,true]}"#, .invalid(left: false, right: true)),
  ])
  func aReplyMayBeSpelledInAnyWay(line: String, reply: Reply) {
    #expect(Reply(Array(line.utf8)[...]) == reply)
  }

  @Test(arguments: [
    "", "less", "{}", "[]", #""less""#, #"{"order":"lower"}"#, #"{"order":-1}"#,
    #"{"order":null}"#, #"{"order":"less","invalid":[true,true]}"#, #"{"invalid":[false,false]}"#,
    #"{"invalid":[true]}"#, #"{"invalid":[true,true,true]}"#, #"{"invalid":true}"#,
    #"{"invalid":["true",true]}"#, #"{"order":"less"}{"order":"less"}"#, #"{"order":"less""#,
    "{\"order\":\"less\"}\0",
  ])
  func anythingElseIsNoReply(line: String) {
    #expect(Reply(Array(line.utf8)[...]) == nil)
  }

  @Test func aLineMayComeInPieces() {
    var buffer = LineBuffer()
    #expect(buffer.takeLine() == nil)
    buffer.append(Array("one\ntw".utf8))
    #expect(buffer.takeLine().map(Array.init) == Array("one".utf8))
    #expect(buffer.takeLine() == nil)
    #expect(Array(buffer.rest) == Array("tw".utf8))
    buffer.append(Array("o\n\n".utf8))
    #expect(buffer.takeLine().map(Array.init) == Array("two".utf8))
    #expect(buffer.takeLine()?.isEmpty == true)
    #expect(buffer.rest.isEmpty)
  }
}
