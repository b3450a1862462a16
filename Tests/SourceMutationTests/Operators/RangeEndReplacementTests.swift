import Testing

@testable import SourceMutation

@Suite struct RangeEndReplacementTests {
  @Test func theUpperEndMovesByOne() throws {
    let changes = try Derivation.changes(
      "func f(n: Int) { for i in 0..<n { print(i) } }", by: RangeEndReplacement())
    #expect(
      changes == [
        "..< → ...", "n → n - 1",
      ])
  }

  @Test func aLiteralBoundIsLeftToItsOwnOperator() throws {
    let changes = try Derivation.changes(
      "func f(i: Int) -> Bool { (1...9).contains(i) }", by: RangeEndReplacement())
    #expect(
      changes == [
        "... → ..<"
      ])
  }
}
