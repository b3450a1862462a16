import Testing

@testable import SourceMutation

@Suite struct CoalescingRemovalTests {
  @Test func theDefaultIsTakenAlways() throws {
    let changes = try Derivation.changes(
      "func f(a: Int?) -> Int { a ?? 7 }", by: CoalescingRemoval())
    #expect(
      changes == [
        "a ?? 7 → 7"
      ])
  }
}
