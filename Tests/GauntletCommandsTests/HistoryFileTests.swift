import Foundation
import ReportSamples
import Reporting
import Testing

@testable import GauntletCommands

@Suite struct HistoryFileTests {
  @Test func whatALaterVersionWroteSurvivesAnAddedRun() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-history-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let entry = HistoryEntry(
      SampleRecord.ofEveryStatus, at: Date(timeIntervalSince1970: 1_700_000_000))
    let line = try entry.line()
    // Without a line end, as after a write that was cut short or an editor.
    let later = "{\"later\": [1.50e0],\(line.dropFirst())"
    try Data(later.utf8).write(to: url)
    let history = HistoryFile(url.path)
    try history.append(entry)
    #expect(try String(contentsOf: url, encoding: .utf8) == later + "\n" + line + "\n")
    #expect(try history.existingEntries() == [entry, entry])
  }
}
