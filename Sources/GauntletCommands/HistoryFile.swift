import Foundation
import Reporting

/// A history on disk: JSON Lines, to which runs only ever add.
struct HistoryFile {
  private let url: URL

  init(_ path: String) {
    url = URL(fileURLWithPath: path).absoluteURL.standardizedFileURL
  }

  /// The runs so far; a file that is not there yet has none.
  func entries() throws(CommandError) -> [HistoryEntry] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try existingEntries()
  }

  /// The runs of a file that has to be there.
  func existingEntries() throws(CommandError) -> [HistoryEntry] {
    do {
      return try HistoryEntry.entries(in: String(contentsOf: url, encoding: .utf8))
    } catch let error as RecordError {
      throw .badData("\(url.path) \(error)")
    } catch {
      throw .badData("cannot read \(url.path): \(error.localizedDescription)")
    }
  }

  /// Adds a run in one write, and leaves every byte that is there.
  func append(_ entry: HistoryEntry) throws(CommandError) {
    do {
      if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
      let file = try FileHandle(forUpdating: url)
      defer { try? file.close() }
      let length = try file.seekToEnd()
      var line = try entry.line() + "\n"
      if length > 0 {
        try file.seek(toOffset: length - 1)
        let isWhole = try file.readToEnd() == Data("\n".utf8)
        if !isWhole { line = "\n" + line }
      }
      try file.write(contentsOf: Data(line.utf8))
    } catch {
      throw .failure("cannot write \(url.path): \(error.localizedDescription)")
    }
  }
}
