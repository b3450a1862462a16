import Foundation
import LosslessJSON
import Testing

struct JSONCodableTests {
  private func roundTrip(_ text: String) throws -> String {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func whatFoundationLetsThroughComesBack() throws {
    let texts = [
      "[null,true,false,0,-1,1.5,\"a/\\\"é\"]", #"{"":{},"a":[[],[{"b":null}]]}"#,
      "[9007199254740993,9223372036854775807,9223372036854775808,18446744073709551615]",
      "[-9223372036854775808,170141183460469231731687303715884105727,-0]", "[1e+30,5e-324,0.1]",
    ]
    for text in texts { #expect(try roundTrip(text) == text) }
  }

  @Test func wholeNumbersLoseTheirSpelling() throws {
    #expect(try roundTrip("[22.0,1e3]") == "[22,1000]")
  }

  @Test func keysComeOutSortedByTheirBytes() throws {
    let value = try JSONDecoder().decode(
      JSONValue.self, from: Data(#"{"b":1,"Z":2,"é":3,"a":4}"#.utf8))
    #expect(value.description == #"{"Z":2,"a":4,"b":1,"é":3}"#)
  }

  @Test(arguments: ["[1e400]", #"["\uD800"]"#])
  func whatFoundationCannotReadThrows(text: String) {
    #expect(throws: (any Error).self) { try roundTrip(text) }
  }

  @Test(arguments: [
    "1e400", #""\uD800""#, #"{"\uD800":1}"#, "170141183460469231731687303715884105728",
  ])
  func whatWouldBeDestroyedIsNotEncoded(text: String) throws {
    let value = try JSONValue(parsing: text)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([value]) }
  }

  @Test func viewsIntoADocumentEncode() throws {
    let document = try JSONDocument(parsing: #"{"a":[1, {"b":"\u0041"}],"c":0}"#)
    let data = try JSONEncoder().encode(document.root["a"])
    #expect(String(decoding: data, as: UTF8.self) == #"[1,{"b":"A"}]"#)
  }

  @Test func theDeepestDocumentGoesBothWays() throws {
    let text = String(repeating: "[", count: 511) + "1" + String(repeating: "]", count: 511)
    #expect(try roundTrip(text) == text)
  }
}
