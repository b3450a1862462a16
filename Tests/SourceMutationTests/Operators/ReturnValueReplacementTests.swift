import Testing

@testable import SourceMutation

@Suite struct ReturnValueReplacementTests {
  @Test func aPlainValueIsReturned() throws {
    let changes = try Derivation.changes(
      "func f(a: Int?) -> Int? { return a }", by: ReturnValueReplacement())
    #expect(
      changes == [
        "a → nil"
      ])
  }

  @Test func anUnwrittenReturnCountsToo() throws {
    let changes = try Derivation.changes(
      "func f(a: Bool) -> Bool { a }", by: ReturnValueReplacement())
    #expect(
      changes == [
        "a → true", "a → false",
      ])
  }
}
