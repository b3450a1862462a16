import LosslessJSON
import Testing

struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  @Test func thereAreSevenKindsToldBySpelling() throws {
    let kinds: [(String, JSONValue.Kind)] = [
      ("null", .null), ("true", .bool), ("false", .bool), ("0", .integer), ("-0", .integer),
      ("0.0", .floating), ("1e3", .floating), ("\"\"", .string), ("[]", .array), ("{}", .object),
    ]
    for (text, kind) in kinds { #expect(try value(text).kind == kind, "\(text)") }
    #expect(Set(kinds.map(\.1)) == Set(JSONValue.Kind.allCases))
  }

  @Test func integersAreExactOrNil() throws {
    #expect(try value("9007199254740993").integer() == 9_007_199_254_740_993)
    #expect(try value("18446744073709551615").integer() == UInt64.max)
    #expect(try value("18446744073709551616").integer(UInt64.self) == nil)
    #expect(try value("-1").integer(UInt64.self) == nil)
    #expect(try value("256").integer(UInt8.self) == nil)
    #expect(try value("-0").integer() == 0)
    for text in ["22.0", "1e3", "\"1\"", "true", "null", "[1]"] {
      #expect(try value(text).integer(Int.self) == nil, "\(text)")
    }
  }

  @Test func doublesAreTheNearestOrNil() throws {
    #expect(try value("1e3").double == 1000)
    #expect(try value("9007199254740993").double == 9_007_199_254_740_992)
    #expect(try value("-0").double?.sign == .minus)
    #expect(try value("1e-400").double == 0)
    #expect(try value("1e400").double == nil)
    #expect(try value("\"1\"").double == nil)
  }

  @Test func boolsAreBoolsOnly() throws {
    #expect(try value("true").bool == true)
    #expect(try value("false").bool == false)
    for text in ["1", "0", "null", "\"true\""] { #expect(try value(text).bool == nil) }
  }

  @Test func escapesAreResolvedAndKept() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\u0000é""#
    let string = try value(text)
    #expect(string.string == "\"\\/\u{8}\u{C}\n\r\té😀\0é")
    #expect(string.description == text)
    #expect(
      try value(#""\u007f\u0080\u07ff\u0800\uffff\uDBFF\uDFFF""#).string
        == "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10FFFF}")
    #expect(try value("1").string == nil)
  }

  @Test(arguments: [#"\uD800"#, #"\uDC00"#, #"\uDC00\uD800"#, #"\uD800x"#, #"\uD83D\uD83D\uDE00"#])
  func aLoneSurrogateIsKeptButReadsAsNoString(escape: String) throws {
    let document = try JSONDocument(parsing: "{\"a\":\"\(escape)\"}")
    #expect(document.root["a"]?.kind == .string)
    #expect(document.root["a"]?.string == nil)
    #expect(document.root["a"]?.description == "\"\(escape)\"")
  }

  @Test func ofDuplicateKeysTheLastIsReadAndAllAreListed() throws {
    let object = try value(#"{"a":1,"b":2,"a":3,"\u0061":4}"#)
    #expect(object["a"]?.description == "4")
    #expect(object.members.map(\.value.description) == ["1", "2", "3", "4"])
    #expect(object.members.count == 4)
  }

  @Test func keysAreComparedByTheirBytes() throws {
    let object = try value("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(object["\u{E9}"]?.description == "1")
    #expect(object["e\u{301}"]?.description == "2")
    #expect(object["e"] == nil)
    #expect(try value(#"{"\uD800":1,"\uD801":2,"\uFFFD":3}"#)["\u{FFFD}"]?.description == "3")
    #expect(try value(#"{"ab":1}"#)["a"] == nil)
    #expect(try value(#"["a",1]"#)["a"] == nil)
  }

  @Test func childrenAreVisitedInOrderOverNestedOnes() throws {
    let array = try value(#" [ [1,[2]], {"a":[3]} ,4,[] ] "#)
    #expect(array.elements.map(\.description) == ["[1,[2]]", #"{"a":[3]}"#, "4", "[]"])
    #expect(array.elements.count == 4)
    #expect(try Array(value("{}").members).isEmpty)
    #expect(try Array(value("{\"a\":1}").elements).isEmpty)
    #expect(try value("1").elements.count == 0)
  }

  @Test func depthCountsContainersInsideOneAnother() throws {
    for (text, depth) in [("1", 0), ("[]", 1), ("[[],[[]],1]", 3), (#"{"a":{},"b":[1]}"#, 2)] {
      #expect(try value(text).depth == depth, "\(text)")
    }
  }

  @Test func valuesAreEqualWhenSpelledAlike() throws {
    #expect(try value(" [1] ") == value("[1]"))
    #expect(try value("[1]").hashValue == value(" [1]").hashValue)
    #expect(try value("1.0") != value("1"))
    #expect(try value("\"a\"") != value(#""\u0061""#))
    #expect(try JSONDocument(parsing: "1") != JSONDocument(parsing: "1 "))
  }

  @Test func madeValuesAreSpelledPlainly() throws {
    #expect(JSONValue.null.description == "null")
    #expect(JSONValue(true).description == "true")
    #expect(JSONValue(UInt64.max).description == "18446744073709551615")
    let string = JSONValue("\"\\/\u{8}\t\n\u{C}\r\0\u{1F}\u{7F}é😀")
    #expect(string.description == #""\"\\/\b\t\n\f\r\u0000\u001f"# + "\u{7F}é😀\"")
    #expect(string.string == "\"\\/\u{8}\t\n\u{C}\r\0\u{1F}\u{7F}é😀")
    #expect(JSONValue(-5).kind == .integer)
  }
}
