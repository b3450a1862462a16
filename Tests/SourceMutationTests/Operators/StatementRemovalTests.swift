import Testing

@testable import SourceMutation

@Suite struct StatementRemovalTests {
  @Test func aStatementForItsEffectIsLeftOut() throws {
    let changes = try Derivation.changes(
      "func f(a: inout [Int]) { a.append(1); a = []; if a.isEmpty { print(a) } }",
      by: StatementRemoval())
    #expect(
      changes == [
        "a.append(1) → do {}", "a = [] → do {}", "if a.isEmpty { print(a) } → do {}",
        "print(a) → do {}",
      ])
  }

  @Test func aStoredPropertyKeepsItsInitialValue() throws {
    let changes = try Derivation.changes(
      "struct S { let a: Int; init() { a = 1 } }", by: StatementRemoval())
    #expect(changes == [])
  }
}
