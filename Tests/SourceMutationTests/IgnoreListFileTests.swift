import Foundation
import SourceMutation
import Testing

@Suite struct IgnoreListFileTests {
  @Test func aListWithFieldsOfALaterVersionIsReadAndLeftAsItIs() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-ignored-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let text = """
      {"later": 1.50e0, "version": 1, "mutants": [
        {"mutant": "abc", "change": "a < b", "reason": "never equal", "proof": {"by": "hand"}}
      ]}
      """
    try Data(text.utf8).write(to: url)
    let list = try IgnoreList(path: url.path)
    #expect(list.entries.map(\.mutant) == ["abc"])
    #expect(list.reason(for: "abc") == "never equal")
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }
}
