import Testing

@testable import SourceMutation

@Suite struct ArithmeticReplacementTests {
  @Test func anOperatorIsReplacedByItsCounterpart() throws {
    let changes = try Derivation.changes(
      "func f(a: Int, b: inout Int) -> Int { b += 1; return a + b &* 3 }",
      by: ArithmeticReplacement())
    #expect(
      changes == [
        "+= → -=", "+ → -", "&* → &+",
      ])
  }
}
