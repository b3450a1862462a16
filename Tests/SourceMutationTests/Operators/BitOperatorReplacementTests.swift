import Testing

@testable import SourceMutation

@Suite struct BitOperatorReplacementTests {
  @Test func anOperatorOnBitsIsReplaced() throws {
    let changes = try Derivation.changes(
      "func f(a: UInt8) -> UInt8 { (a << 2) & a }", by: BitOperatorReplacement())
    #expect(
      changes == [
        "& → |", "<< → >>",
      ])
  }
}
