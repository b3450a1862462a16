import Foundation
import Testing

@testable import SourceMutation

@Suite struct InstrumentationTests {
  /// The changes of a piece of code of which each was compiled beside all others, and those that
  /// were not.
  private func compiled(
    _ code: String, by operators: [any MutationOperator] = allMutationOperators
  ) throws -> (kept: [String], rejected: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-module-\(UUID().uuidString)", isDirectory: true).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/package", withIntermediateDirectories: true)
    let path = "\(folder)/package/Snippet.swift"
    try Data(code.utf8).write(to: URL(fileURLWithPath: path))
    let module = ModuleSources(
      name: "Snippet", paths: [path], arguments: ["-swift-version", "6", "-parse-as-library"],
      importPath: folder)
    let tree = try TypedTree(module, root: "\(folder)/package", compiler: Compiler())
    var instrumented = InstrumentedModule(
      module, tree, operators: operators, isIncluded: { _ in true }, firstNumber: 1, slotOffset: 0)
    let check = CheckFolder(
      package: "\(folder)/package", folder: "\(folder)/check", slotCount: instrumented.slotCount)
    try instrumented.dropUncompilable(in: check, compiler: Compiler())
    let changes = instrumented.mutants.map { "\($0.original) → \($0.replacement)" }
    let rejected = instrumented.rejected.keys.sorted().map { changes[$0 - 1] }
    return (changes.filter { !rejected.contains($0) }, rejected)
  }

  private static let both: [any MutationOperator] = [
    RelationalReplacement(), StatementRemoval(),
  ]

  @Test(arguments: [
    // Sites in sites, and a loop that is left.
    """
    func f(_ n: Int) -> Int {
      var sum = 0
      for i in 0..<n { if i < 3 { if sum > 9 { break }; sum += i } else { continue } }
      return sum
    }
    """,
    "func f<T: Comparable>(_ a: T, _ b: T) -> T { let c = a < b; return c ? a : b }",
    """
    enum Bad: Error { case small }
    func f(_ a: Int) throws(Bad) -> Int { guard a > 1 else { throw .small }; return a }
    func g(_ a: Int) throws -> Int { do { return try f(a) } catch { if a < 0 { throw error }; return 0 } }
    """,
    "func f(_ a: Int) async -> Bool { await g() < a }; func g() async -> Int { 1 }",
    """
    actor Counter { var count = 0; func add() { if count < 9 { count += 1 } } }
    struct Once: ~Copyable { var n: Int; consuming func end() -> Bool { n > 0 } }
    """,
    """
    #if DEBUG
    func f(_ a: Int) -> Bool { a < 1 }
    #else
    func f(_ a: Int) -> Bool { a > 1 }
    #endif
    """,
    #"func f(_ a: Int) -> String { "x\(a > 1 ? "\(a)" : "")y" }"#,
    """
    struct V { var x: Int; static func <= (a: V, b: V) -> Bool { a.x <= b.x } }
    func f(_ a: V, _ b: V) -> Bool { if a <= b { return true } else { return false } }
    """,
    """
    public struct P { @usableFromInline let x: Int; @inlinable public var isSmall: Bool { x < 3 } }
    """,
    """
    final class C { let a: Int; var b = 1 > 0; init(_ n: Int) { if n > 3 { a = n } else { a = 3 } } }
    """,
    """
    func f(_ a: [Int], limit: Int = 3 > 2 ? 1 : 2) -> Int {
      switch a.count { case 0: 0 case let n where n > 3: n case _: a.filter { $0 > limit }.count }
    }
    """,
  ])
  func whatIsDerivedFromAConstructIsCompiledAtOnce(code: String) throws {
    let (kept, _) = try compiled(code, by: Self.both)
    #expect(!kept.isEmpty)
  }

  @Test func aChangeThatDoesNotCompileIsDroppedAlone() throws {
    let (kept, rejected) = try compiled(
      """
      enum Kind { case a, b }
      func f(_ a: Kind, _ b: Kind, _ n: Int) -> Bool { if n > 1 { return a == b } else { return n < 5 } }
      """, by: [RelationalReplacement()])
    #expect(rejected == ["== → <=", "== → >="])
    #expect(kept.contains("a == b → false"))
    #expect(kept.contains("> → >="))
    #expect(kept.count == 7)
  }

  @Test func aConstantThatOverflowsIsDropped() throws {
    let (kept, rejected) = try compiled(
      "func f() -> Int8 { 127 }", by: [IntegerLiteralReplacement()])
    #expect(kept == ["127 → 126", "127 → 0"])
    #expect(rejected == ["127 → 128"])
  }

  @Test func aSlowExpressionOfTheOriginalIsNoFaultOfItsMutants() throws {
    let (kept, rejected) = try compiled(
      """
      func f(_ n: Int, _ a: [Double]) -> Bool {
        (a.map { $0 * 2 + 1 - Double(n) / 3 }.reduce(0) { $0 + $1 * 2 } < 1) == true
      }
      """, by: [BooleanLiteralReplacement()])
    #expect(kept == ["true → false"])
    #expect(rejected.isEmpty)
  }

  @Test func codeOfAMacroIsLeftAlone() throws {
    let derivation = try Derivation(
      "@freestanding(expression) macro m() -> Int = #externalMacro(module: \"x\", type: \"y\")")
    #expect(derivation.finder(allMutationOperators).sites.isEmpty)
  }

  @Test func aFileWithAnErrorIsRefusedWithTheCompilersWords() throws {
    let error = #expect(throws: SourceMutationError.self) {
      try Derivation("func f() -> Int { nothing }")
    }
    #expect(error?.description.contains("cannot find 'nothing' in scope") == true)
    #expect(error?.description.hasPrefix("the package does not build as it is:\n") == true)
  }

  @Test func anUnsupportedToolchainIsNamed() {
    let error = SourceMutationError.unsupportedToolchain(found: "Swift version 7.0")
    #expect(
      error.description
        == "this toolchain is not supported: mutants are derived with Swift 6.3, found "
        + "'Swift version 7.0'")
  }
}
