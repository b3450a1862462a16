import Testing

@testable import SourceMutation

@Suite struct MemberReplacementTests {
  @Test func theOtherEndIsTaken() throws {
    let changes = try Derivation.changes(
      "func f(a: [Int]) -> Int? { a.dropFirst().first ?? min(1, 2) }", by: MemberReplacement())
    #expect(
      changes == [
        "first → last", "dropFirst → dropLast", "min → max",
      ])
  }
}
