import Testing

@testable import SourceMutation

@Suite struct RelationalReplacementTests {
  @Test func aComparisonIsReplacedByItsNeighboursAndByWhatItMayBeAsAWhole() throws {
    let changes = try Derivation.changes(
      "func f(a: Int, b: Int) -> Bool { a < b }", by: RelationalReplacement())
    #expect(
      changes == [
        "< → <=", "< → !=", "a < b → false",
      ])
  }

  @Test func equalityIsReplacedByWhatIsWeaker() throws {
    let changes = try Derivation.changes(
      "func f(a: Int) -> Bool { a == 1 }", by: RelationalReplacement())
    #expect(
      changes == [
        "== → <=", "== → >=", "a == 1 → false",
      ])
  }

  @Test func whatIsNoComparisonIsLeftAlone() throws {
    let changes = try Derivation.changes(
      "func f(a: Int) -> Int { a + 1 }", by: RelationalReplacement())
    #expect(changes == [])
  }
}
