import Testing

@testable import SourceMutation

@Suite struct ConnectorReplacementTests {
  @Test func aConnectorIsReplacedAndEachOperandStandsAlone() throws {
    let changes = try Derivation.changes(
      "func f(a: Bool, b: Bool) -> Bool { a && !b }", by: ConnectorReplacement())
    #expect(
      changes == [
        "&& → ||", "a && !b → a", "a && !b → !b",
      ])
  }
}
