import Foundation

/// The folder that reports are written to.
struct ReportFolder {
  private let folder: URL

  init(_ path: String) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Writes files, each at once or not at all.
  func write(_ files: [(name: String, text: String)]) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
      }
    } catch {
      throw .failure("cannot write reports to \(folder.path): \(error.localizedDescription)")
    }
  }
}
