import Testing

@testable import SourceMutation

@Suite struct TokenTests {
  /// The token with which a text begins.
  private func token(_ text: String) -> String {
    let source = SourceText(path: "", bytes: Array(text.utf8))
    return source.text(0..<source.tokenEnd(at: 0))
  }

  @Test(arguments: [
    ("name(1)", "name"), ("$0.x", "$0"), ("größe + 1", "größe"), ("`class`.self", "`class`"),
    ("#file)", "#file"), ("_ = 1", "_"),
  ])
  func aWordEndsBeforeWhatIsNoPartOfIt(text: String, expected: String) {
    #expect(token(text) == expected)
  }

  @Test(arguments: [
    ("12)", "12"), ("1_000.5e-3+1", "1_000.5e-3"), ("0x1F.count", "0x1F"), ("1...2", "1"),
    ("1.description", "1"), ("0xE-1", "0xE"), ("1e5 ", "1e5"),
  ])
  func aNumberEndsWhereNoDigitFollows(text: String, expected: String) {
    #expect(token(text) == expected)
  }

  @Test(arguments: [
    ("&& b", "&&"), ("..<n", "..<"), (".count", "."), ("&+= 1", "&+="), (")+", ")"),
    ("+/*c*/b", "+"), ("+//c", "+"), ("!a", "!"),
  ])
  func anOperatorEndsBeforeItsOperandAndBeforeAComment(text: String, expected: String) {
    #expect(token(text) == expected)
  }

  @Test(arguments: [
    ("\"a\\\"b\" + c", "\"a\\\"b\""), ("\"\\(f(\")\"))x\" y", "\"\\(f(\")\"))x\""),
    ("#\"a\"b\\(c)\"# d", "#\"a\"b\\(c)\"#"), ("#\"\\#(\"x\"\n)\"#;", "#\"\\#(\"x\"\n)\"#"),
    ("\"\"\"\n\"a\" \\(b)\n\"\"\".c", "\"\"\"\n\"a\" \\(b)\n\"\"\""),
    ("#/a\"b/#.c", "#/a\"b/#"), ("\"\\(a /* ) */ + b)\";", "\"\\(a /* ) */ + b)\""),
  ])
  func aStringEndsAtItsOwnQuotes(text: String, expected: String) {
    #expect(token(text) == expected)
  }

  @Test func aPostfixMarkStandsAlone() {
    let source = SourceText(path: "", bytes: Array("a?.b!+c".utf8))
    #expect(source.tokenEnd(at: 1) == 2)
    #expect(source.tokenEnd(at: 4) == 5)
  }

  @Test func blanksAndNestedCommentsAreSkipped() {
    let source = SourceText(path: "", bytes: Array(" /* a /* b */ c */ // d\n  x".utf8))
    #expect(source.text(source.skippingTrivia(from: 0)..<source.bytes.count) == "x")
  }
}
