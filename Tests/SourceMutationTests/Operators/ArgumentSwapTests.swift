import Testing

@testable import SourceMutation

@Suite struct ArgumentSwapTests {
  @Test func neighboursOfOneTypeAreExchanged() throws {
    let changes = try Derivation.changes(
      #"func g(_ a: Int, b: Int, c: String) {}; func f(x: Int, y: Int) { g(x, b: y, c: ""); _ = min(x, y) }"#,
      by: ArgumentSwap())
    #expect(
      changes == [
        "x, b: y → y, b: x"
      ])
  }
}
