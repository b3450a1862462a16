import Testing

@testable import SourceMutation

@Suite struct NegationTests {
  @Test func whatSaysYesOrNoIsNegated() throws {
    let changes = try Derivation.changes(
      "func f(a: [Int]) -> Bool { a.isEmpty }", by: Negation())
    #expect(
      changes == [
        "a.isEmpty → !a.isEmpty"
      ])
  }

  @Test func aNegationIsTakenAway() throws {
    let changes = try Derivation.changes(
      "func f(a: [Int]) -> Bool { !a.isEmpty }", by: Negation())
    #expect(
      changes == [
        "!a.isEmpty → a.isEmpty"
      ])
  }
}
