import LosslessJSON
import Testing

/// Views find their way by the brackets of the index and the bytes between them.
struct JSONViewTests {
  /// Scalars whose ends are easily mistaken.
  private static let scalars = [
    #""""#, #""\\""#, #""\"""#, #""a\\\"]},:""#, #""[{,:""#, #""é\\""#, #""12345678""#,
    #""1234567\"""#, #""\u005C""#, "0", "-0", "1.5e+3", "1E-2", "true", "false", "null",
  ]

  @Test(arguments: scalars, ["", " ", "\n\t "])
  func aValueEndsWhereItsSpellingDoes(scalar: String, space: String) throws {
    let root = try JSONDocument(parsing: space + scalar + space).root
    #expect(root.description == scalar)
    #expect(root.range == space.utf8.count..<space.utf8.count + scalar.utf8.count)
    let list = try JSONValue(parsing: "[\(space)\(scalar)\(space),\(space)\(scalar)\(space)]")
    #expect(list.elements.map(\.description) == [scalar, scalar])
    let object = try JSONValue(parsing: "{\(space)\"k\"\(space):\(space)\(scalar)\(space)}")
    #expect(object["k"]?.description == scalar)
    #expect(object.members.map(\.key.description) == [#""k""#])
  }

  @Test func childrenAreFoundBehindArraysAndObjects() throws {
    let text = #"[[],{},[[1],{"a":[{}]}],"x",[[[]]],2]"#
    let list = try JSONValue(parsing: text)
    #expect(
      list.elements.map(\.description)
        == ["[]", "{}", #"[[1],{"a":[{}]}]"#, #""x""#, "[[[]]]", "2"])
    #expect(list.elements.map(\.depth) == [1, 1, 4, 0, 3, 0])
    #expect(list.elements.map(\.elements.count) == [0, 0, 2, 0, 1, 0])
    #expect(list.depth == 5)
  }

  @Test func aKeyIsFoundByWhatItMeans() throws {
    let object = try JSONValue(parsing: #"{"a\\nb":1,"a\nb":2,"\u0061":3,"\\":4,"":5,"ab":6}"#)
    #expect(object[#"a\nb"#]?.description == "1")
    #expect(object["a\nb"]?.description == "2")
    #expect(object["a"]?.description == "3")
    #expect(object[#"\"#]?.description == "4")
    #expect(object[#"\\"#] == nil)
    #expect(object[""]?.description == "5")
    #expect(object[#"\u0061"#] == nil)
    #expect(object["abc"] == nil)
  }
}
