import Foundation
import PropertyTesting
import Reporting

/// A folder of failing cases, one a file, which are tried first the next time.
///
/// The first line of a file is the replay token; the rest is for people. A case that no longer fails
/// is dropped. A file whose token cannot be used any more is left where it is and named. A file that
/// is there already is not written again, so what a later version added to it stays.
struct ExampleStore {
  private let folder: URL

  private static let suffix = "example"

  init(_ path: String) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// The stored cases of a property that still fail.
  func failures(of property: Property, _ console: Console) throws(CommandError) -> [Counterexample]
  {
    var failures: [Counterexample] = []
    for file in try files(of: property.name) {
      do {
        let text = try String(contentsOf: file, encoding: .utf8)
        let token = try ReplayToken(parsing: String(text.prefix { $0 != "\n" }))
        if let counterexample = try property.replay(token) {
          failures.append(counterexample)
        } else {
          try FileManager.default.removeItem(at: file)
          console.warn("gauntlet: \(file.lastPathComponent) no longer fails and was dropped")
        }
      } catch {
        console.warn("gauntlet: \(file.lastPathComponent) is left alone: \(error)")
      }
    }
    return failures
  }

  /// Stores a case, and the line that repeats it, unless it is stored already.
  func store(_ counterexample: Counterexample, replay: ReplayLine) throws(CommandError) {
    let token = counterexample.token
    let text =
      ([token.description]
      + CheckText.lines(counterexample, replay: replay)).joined(separator: "\n")
    let check = token.description.suffix(8)
    let file = folder.appendingPathComponent("\(token.property)-\(check).\(Self.suffix)")
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: file, options: .atomic)
    } catch {
      throw .failure("cannot write \(file.path): \(error.localizedDescription)")
    }
  }

  private func files(of property: String) throws(CommandError) -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter { file in
        file.pathExtension == Self.suffix && file.lastPathComponent.hasPrefix(property + "-")
      }.sorted { $0.path < $1.path }
    } catch {
      throw .badData("cannot read \(folder.path): \(error.localizedDescription)")
    }
  }
}
