import Testing

@testable import SourceMutation

@Suite struct BooleanLiteralReplacementTests {
  @Test func trueBecomesFalse() throws {
    let changes = try Derivation.changes(
      "func f() -> Bool { true }", by: BooleanLiteralReplacement())
    #expect(
      changes == [
        "true → false"
      ])
  }
}
