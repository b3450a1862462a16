import Testing

@testable import SourceMutation

@Suite struct SignRemovalTests {
  @Test func aSignIsTakenAway() throws {
    let changes = try Derivation.changes(
      "func f(a: Int) -> Int { -a + ~a }", by: SignRemoval())
    #expect(
      changes == [
        "-a → a", "~a → a",
      ])
  }
}
