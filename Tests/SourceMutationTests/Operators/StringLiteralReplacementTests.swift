import Testing

@testable import SourceMutation

@Suite struct StringLiteralReplacementTests {
  @Test func aTextBecomesEmptyAndTheEmptyOneDoesNot() throws {
    let changes = try Derivation.changes(
      #"func f(a: Bool) -> String { a ? "x\(1)" : "" }"#, by: StringLiteralReplacement())
    #expect(
      changes == [
        #""x\(1)" → """#, #""" → "gauntlet""#,
      ])
  }

  @Test func aCharacterBecomesTheNextOne() throws {
    let changes = try Derivation.changes(
      #"func f() -> UInt8 { UInt8(ascii: ".") }"#, by: StringLiteralReplacement())
    #expect(
      changes == [
        #""." → "/""#
      ])
  }

  @Test func aQuoteIsEscaped() throws {
    let changes = try Derivation.changes(
      #"func f() -> UInt8 { UInt8(ascii: "!") }"#, by: StringLiteralReplacement())
    #expect(
      changes == [
        #""!" → "\"""#
      ])
  }
}
