import Foundation
import Reporting

/// The folder that reports are written to, and that a stored record is read from.
struct ReportFolder {
  /// Where reports go unless asked otherwise.
  static let defaultPath = ".build/gauntlet/report"

  private let folder: URL

  init(_ path: String) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Writes all reports of a run, each file at once or not at all.
  func write(
    _ record: MutationRecord, history: [HistoryEntry] = []
  ) throws(CommandError) {
    let survivors = folder.appendingPathComponent(ReportFile.survivorFolder)
    do {
      // Those of an earlier run would be taken for this one's.
      if FileManager.default.fileExists(atPath: survivors.path) {
        try FileManager.default.removeItem(at: survivors)
      }
      for file in try ReportFile.all(of: record, history: history) {
        let url = folder.appendingPathComponent(file.name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.content.write(to: url, options: .atomic)
      }
    } catch let error as RecordError {
      throw .failure("cannot write reports: the record \(error)")
    } catch {
      throw .failure("cannot write reports to \(folder.path): \(error.localizedDescription)")
    }
  }

  /// Reads the stored record.
  func record() throws(CommandError) -> MutationRecord {
    let file = folder.appendingPathComponent(ReportFile.recordName)
    do {
      return try MutationRecord(json: Data(contentsOf: file))
    } catch let error as RecordError {
      throw .badData("\(file.path) \(error)")
    } catch {
      throw .badData("cannot read \(file.path): \(error.localizedDescription)")
    }
  }
}
