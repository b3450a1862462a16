import Testing

@testable import SourceMutation

@Suite struct TernarySwapTests {
  @Test func theTwoValuesAreExchanged() throws {
    let changes = try Derivation.changes(
      "func f(a: Bool) -> Int { a ? 1 : 2 }", by: TernarySwap())
    #expect(
      changes == [
        "1 : 2 → 2 : 1"
      ])
  }
}
