import Testing

@testable import JSONLaws

struct JSONAutomatonTests {
  /// The value in brackets of its kinds and places, or the fault.
  private func reading(_ text: String) -> String {
    reading(Array(text.utf8))
  }

  private func reading(_ bytes: [UInt8]) -> String {
    switch JSONAutomaton.read(bytes) {
    case .success(let node): words(of: node)
    case .failure(let fault): "\(fault.kind) at \(fault.offset): \(fault.message)"
    }
  }

  private func words(of node: JSONNode) -> String {
    let children = node.children.map(words).joined(separator: " ")
    return "\(node.kind) \(node.start)-\(node.end)" + (children.isEmpty ? "" : " (\(children))")
  }

  @Test func valuesHaveTheirKindsAndPlaces() {
    #expect(
      reading(" [-0 , 1.5e+2,\"a\\u00E9\", true]\n")
        == "array 1-30 (integer 2-4 floating 7-13 string 14-23 bool 25-29)")
    #expect(
      reading(#"{"a":{},"b":[null]}"#)
        == "object 0-19 (string 1-4 object 5-7 string 8-11 array 12-18 (null 13-17))")
  }

  @Test(arguments: [
    ("", "unexpectedEnd at 0: the source ends, expected a value"),
    ("[1,]", "unexpectedByte at 3: found ']', expected a value"),
    ("{,", "unexpectedByte at 1: found ',', expected a key or '}'"),
    (#"{"a":1,}"#, "unexpectedByte at 7: found '}', expected a key"),
    (#"{"a" 1"#, "unexpectedByte at 5: found '1', expected ':'"),
    ("[1}", "unexpectedByte at 2: found '}', expected ',' or ']'"),
    ("01", "unexpectedByte at 1: found '1', expected the end of the source"),
    ("-", "unexpectedEnd at 1: the source ends, expected a digit"),
    ("1.e", "unexpectedByte at 2: found 'e', expected a digit"),
    ("1e+", "unexpectedEnd at 3: the source ends, expected a digit"),
    ("trux", "unexpectedByte at 3: found 'x', expected 'true'"),
    (#""\x"#, #"unexpectedByte at 2: found 'x', expected one of '"\/bfnrtu' in an escape"#),
    (#""\u12g"#, "unexpectedByte at 5: found 'g', expected a hexadecimal digit"),
    ("\"a\n", "controlCharacter at 2: found byte 0x0A in a string, where it must be escaped"),
    ("\"a", "unexpectedEnd at 2: the source ends, expected '\"'"),
  ])
  func faultsHaveTheirPlaceAndSayWhatWasExpected(text: String, fault: String) {
    #expect(reading(text) == fault)
  }

  @Test func utf8HasToBeWellFormed() {
    #expect(reading([0x22, 0xED, 0x9F, 0xBF, 0x22]) == "string 0-5")
    #expect(
      reading([0x22, 0xED, 0xA0, 0x80, 0x22])
        == "invalidUTF8 at 2: found byte 0xA0, which is not well-formed UTF-8 here")
    #expect(
      reading([0x22, 0xC1, 0x80])
        == "invalidUTF8 at 1: found byte 0xC1, which is not well-formed UTF-8 here")
    #expect(
      reading([0x22, 0xF0, 0x9F])
        == "unexpectedEnd at 3: the source ends, expected the rest of a UTF-8 sequence")
    #expect(reading([0xFF, 0xFE]).hasPrefix("byteOrderMark at 0: "))
  }

  @Test func nestingEndsAt512() {
    #expect(reading(String(repeating: "[", count: 513)).hasPrefix("tooDeep at 512: "))
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(reading(deepest).hasPrefix("array 0-1024 (array 1-1023 (array 2-1022"))
  }
}
