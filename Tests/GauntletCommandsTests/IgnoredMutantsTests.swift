import Foundation
import MutantChecking
import Testing

@testable import GauntletCommands

/// The project's own list of ignored mutants.
@Suite struct IgnoredMutantsTests {
  private struct List: Decodable {
    struct Entry: Decodable {
      let mutant: String
      let module: String
    }

    let mutants: [Entry]
  }

  @Test func everyEntryNamesAModuleThatIsMutated() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Mutants/ignored.json")
    let list = try JSONDecoder().decode(List.self, from: Data(contentsOf: file))
    let modules = Set(LawSuite.mutated.flatMap(\.modules))
    // An entry of another module would never be looked for, and so never be stale.
    #expect(list.mutants.filter { !modules.contains($0.module) }.map(\.mutant) == [])
  }
}
