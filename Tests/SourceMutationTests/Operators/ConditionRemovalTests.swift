import Testing

@testable import SourceMutation

@Suite struct ConditionRemovalTests {
  @Test func eachConditionIsTakenForGivenOrForNeverMet() throws {
    let changes = try Derivation.changes(
      "func f(a: Bool, b: Int?) -> Int { if a, let b { return b }; return 0 }",
      by: ConditionRemoval())
    #expect(
      changes == [
        "a → true", "a → false",
      ])
  }

  @Test func aGuardIsTakenForGiven() throws {
    let changes = try Derivation.changes(
      "func f(a: Bool) -> Int { guard a else { return 1 }; return 0 }", by: ConditionRemoval())
    #expect(
      changes == [
        "a → true"
      ])
  }

  @Test func aWhereIsTakenForGivenOrForNeverMet() throws {
    let changes = try Derivation.changes(
      "func f(a: [Int]) { for x in a where x > 1 { print(x) } }", by: ConditionRemoval())
    #expect(
      changes == [
        "x > 1 → true", "x > 1 → false",
      ])
  }
}
