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

  @Test(arguments: ["UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128"])
  func whatHasNoSignIsNeverBelowZero(type: String) throws {
    let changes = try Derivation.changes(
      "func f() -> \(type) { 0 }", by: IntegerLiteralReplacement())
    #expect(changes == ["0 → 1"])
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
