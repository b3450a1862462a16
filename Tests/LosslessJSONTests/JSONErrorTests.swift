import LosslessJSON
import Testing

struct JSONErrorTests {
  private func error(_ source: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONDocument(parsing: source)
      return nil
    } catch {
      return error
    }
  }

  private func message(_ source: String) -> String? { error(Array(source.utf8))?.description }

  @Test func linesAndColumnsCountFromOneInBytes() {
    #expect(message("x") == "line 1, column 1 (byte 0): found 'x', expected a value")
    #expect(
      message("[1,\n  \"é\" 2]") == "line 2, column 8 (byte 11): found '2', expected ',' or ']'")
    #expect(message("[\r\n\r\n}") == "line 3, column 1 (byte 5): found '}', expected a value")
    #expect(message("[\r}") == "line 1, column 3 (byte 2): found '}', expected a value")
    #expect(message("[\n") == "line 2, column 1 (byte 2): the source ends, expected a value")
  }

  @Test func messagesSayWhatWasFoundAndExpected() {
    func text(_ source: String) -> String? { error(Array(source.utf8))?.message }
    #expect(text("") == "the source ends, expected a value")
    #expect(text("[] []") == "found '[', expected the end of the source")
    #expect(text("{1") == "found '1', expected a key or '}'")
    #expect(text("{\"a\":1,}") == "found '}', expected a key")
    #expect(text("{\"a\"}") == "found '}', expected ':'")
    #expect(text("{\"a\":1]") == "found ']', expected ',' or '}'")
    #expect(text("[nul]") == "found ']', expected 'null'")
    #expect(text("-") == "the source ends, expected a digit")
    #expect(text("\"\\x\"") == "found 'x', expected one of '\"\\/bfnrtu' in an escape")
    #expect(text("\"\\u00g0\"") == "found 'g', expected a hexadecimal digit")
    #expect(text("\"a") == "the source ends, expected '\"'")
    #expect(text("\"\t\"") == "found byte 0x09 in a string, where it must be escaped")
    #expect(error([0x22, 0xFF])?.message == "found byte 0xFF, which is not well-formed UTF-8 here")
    #expect(
      error([0x22, 0xC3])?.message == "the source ends, expected the rest of a UTF-8 sequence")
    #expect(
      text("\u{FEFF}{}")
        == "the source begins with a byte order mark, expected UTF-8 without one")
  }

  @Test func aSourceCutAtAnyByteEndsUnexpectedlyThere() throws {
    let sample = Array(
      #" {"a é€😀":[-1.5e+3,true,false,null,"\u00e9\n\"x"],"b":{"c":[{}]}}"#.utf8)
    _ = try JSONDocument(parsing: sample)
    for count in sample.indices {
      let fault = try #require(error(Array(sample.prefix(count))), "\(count)")
      #expect(fault.kind == .unexpectedEnd, "\(count)")
      #expect(fault.position.offset == count)
    }
  }

  @Test func arraysAndObjectsNest512DeepAndNoDeeper() throws {
    func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
      Array(
        (String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)).utf8)
    }
    #expect(try JSONDocument(parsing: nested(512, "[", "]")).root.depth == 512)
    #expect(try JSONDocument(parsing: nested(512, "{\"a\":", "}")).root.depth == 512)
    let array = error(nested(513, "[", "]"))
    #expect(array?.kind == .tooDeep)
    #expect(array?.position.offset == 512)
    #expect(array?.message == "nested deeper than 512 arrays and objects")
    #expect(error(nested(513, "{\"a\":", "}"))?.position.offset == 512 * 5)
    #expect(error(nested(10_000, "[", "]"))?.position.offset == 512)
    #expect(error(Array(repeating: UInt8(ascii: "["), count: 10_000))?.kind == .tooDeep)
  }

  @Test func containersBesideOneAnotherAreNotDeep() throws {
    let source = "[" + String(repeating: "[],", count: 2_000) + "[]]"
    #expect(try JSONDocument(parsing: source).root.depth == 2)
  }

  @Test func aNumberOfAMegabyteIsKept() throws {
    let digits = [UInt8](repeating: UInt8(ascii: "7"), count: 1_000_000)
    let number = try JSONDocument(parsing: digits).root
    #expect(number.kind == .integer)
    #expect(number.range == 0..<1_000_000)
    #expect(number.integer(UInt64.self) == nil)
    #expect(error(digits + [UInt8(ascii: ".")])?.position.offset == 1_000_001)
  }
}
