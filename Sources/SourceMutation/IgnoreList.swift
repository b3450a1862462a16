import Foundation

/// Mutants that are known to change nothing that matters, each with the argument for it.
package struct IgnoreList: Hashable, Sendable {
  /// One mutant with the reason why nobody needs to notice it.
  package struct Entry: Hashable, Sendable, Codable {
    /// The mutant's identifier.
    package let mutant: String
    /// The module whose source it changes; nil when the list does not say so.
    package let module: String?
    /// What the mutant changes, for the reader.
    package let change: String
    /// Why that makes no difference.
    package let reason: String
  }

  package let entries: [Entry]

  private struct File: Codable {
    let version: Int
    let mutants: [Entry]
  }

  /// No entries.
  package static let empty = IgnoreList(entries: [])

  /// Takes entries.
  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// Reads a file: `{"version":1,"mutants":[{"mutant":ID,"module":…,"change":…,"reason":…}]}`.
  ///
  /// - Throws: ``SourceMutationError`` when the file cannot be read, an entry has no reason, or two
  ///   entries are about one mutant.
  package init(path: String) throws(SourceMutationError) {
    let data = Data(try readFile(path))
    guard let file = try? JSONDecoder().decode(File.self, from: data) else {
      throw .badIgnoreList(path: path, "it is not {\"version\":1,\"mutants\":[…]}")
    }
    guard file.version == 1 else {
      throw .badIgnoreList(path: path, "its version is \(file.version), expected 1")
    }
    var seen: Set<String> = []
    for entry in file.mutants {
      guard seen.insert(entry.mutant).inserted else {
        throw .badIgnoreList(path: path, "it names \(entry.mutant) twice")
      }
      guard entry.reason.contains(where: { !$0.isWhitespace }) else {
        throw .badIgnoreList(path: path, "it gives no reason for \(entry.mutant)")
      }
    }
    entries = file.mutants
  }

  /// The reason for a mutant; nil when it is not ignored.
  package func reason(for identifier: String) -> String? {
    entries.first { $0.mutant == identifier }?.reason
  }

  /// What is wrong with the list in view of the mutants that there are in some modules, and of what
  /// became of them; nothing is said of entries about other modules.
  package func faults(
    mutants: some Sequence<SourceMutant>, of modules: [String], noticed: Set<String>
  ) -> [String] {
    let known = Set(mutants.map(\.identifier))
    return entries.compactMap { entry in
      guard entry.module.map(modules.contains) ?? true else { return nil }
      guard known.contains(entry.mutant) else {
        return "STALE          \(entry.mutant): there is no such mutant any more (\(entry.change))"
      }
      guard noticed.contains(entry.mutant) else { return nil }
      return "CONTRADICTED   \(entry.mutant): it is ignored, but noticed (\(entry.change))"
    }
  }
}
