import Foundation
import Reporting

/// The folder that reports are written to, and that a stored record is read from.
struct ReportFolder {
  /// Where reports go unless asked otherwise.
  static let defaultPath = ".build/gauntlet/report"

  private let folder: URL

  init(_ path: String) {
    // Absolute: the tests of a package run in its own folder.
    folder = URL(fileURLWithPath: path, isDirectory: true).absoluteURL.standardizedFileURL
  }

  /// Writes all reports of a run, each file at once or not at all.
  func write(
    _ record: MutationRecord, history: [HistoryEntry] = []
  ) throws(CommandError) {
    do {
      let files = try ReportFile.all(of: record, history: history)
      for file in files {
        let url = folder.appendingPathComponent(file.name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.content.write(to: url, options: .atomic)
      }
      try removeSurvivors(except: Set(files.map(\.name)))
    } catch let error as RecordError {
      throw .failure("cannot write reports: the record \(error)")
    } catch {
      throw .failure("cannot write reports to \(folder.path): \(error.localizedDescription)")
    }
  }

  /// Removes the files of an earlier run's survivors, which would be taken for this one's.
  private func removeSurvivors(except names: Set<String>) throws {
    let survivors = folder.appendingPathComponent(ReportFile.survivorFolder)
    guard FileManager.default.fileExists(atPath: survivors.path) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: survivors.path)
    where !names.contains("\(ReportFile.survivorFolder)/\(name)") {
      try FileManager.default.removeItem(at: survivors.appendingPathComponent(name))
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
