import Testing

@testable import SourceMutation

@Suite struct IntegerLiteralReplacementTests {
  @Test func aNumberIsReplacedByItsNeighboursAndByZero() throws {
    let changes = try Derivation.changes(
      "func f() -> Int { 5 }", by: IntegerLiteralReplacement())
    #expect(
      changes == [
        "5 → 6", "5 → 4", "5 → 0",
      ])
  }

  @Test func zeroHasTwoNeighbours() throws {
    let changes = try Derivation.changes(
      "func f() -> Int { 0 }", by: IntegerLiteralReplacement())
    #expect(
      changes == [
        "0 → 1", "0 → -1",
      ])
  }

  @Test func aHexadecimalNumberIsReplacedByItsValue() throws {
    let changes = try Derivation.changes(
      "func f() -> Int { 0x20 }", by: IntegerLiteralReplacement())
    #expect(
      changes == [
        "0x20 → 33", "0x20 → 31", "0x20 → 0",
      ])
  }
}
