import Testing

@testable import SourceMutation

@Suite struct BodyReplacementTests {
  @Test func theWholeBodyIsReplaced() throws {
    let changes = try Derivation.changes(
      "func f(a: Int) -> Int? { print(a); return a }", by: BodyReplacement())
    #expect(
      changes == [
        "print(a); return a → return nil"
      ])
  }

  @Test func aBodyOfOneStatementIsLeftToOtherOperators() throws {
    let changes = try Derivation.changes(
      "func f(a: Int) -> Int? { return a }", by: BodyReplacement())
    #expect(changes == [])
  }
}
