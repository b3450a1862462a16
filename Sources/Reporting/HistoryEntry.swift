package import Foundation

/// What one run came to, as a line of a history.
///
/// Lines are only ever added to a history, so fields that later versions of the tool write survive
/// the earlier ones.
package struct HistoryEntry: Codable, Hashable, Sendable {
  /// When the run ended, in the form of ISO 8601, coordinated universal time.
  package var time: String
  package var commit: String?
  package var isClean: Bool
  package var seed: String
  /// From 0 to 100; nil when no mutant was decided.
  package var score: Double?
  package var mutants: Int
  package var survivors: Int
  package var isComplete: Bool
  package var seconds: Double

  package init(_ record: MutationRecord, at time: Date) {
    self.time = time.formatted(.iso8601)
    commit = record.run.commit
    isClean = record.run.isClean
    seed = record.run.seed
    score = record.score.percent
    mutants = record.mutants.count
    survivors = record.survivors.count
    isComplete = record.isComplete
    seconds = record.seconds
  }

  /// The entry on one line, without its end.
  package func line() throws(RecordError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      throw .malformed(error.localizedDescription)
    }
  }

  /// Reads a history, a line for each run; blank lines mean nothing.
  package static func entries(in text: String) throws(RecordError) -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      do {
        entries.append(try JSONDecoder().decode(HistoryEntry.self, from: Data(line.utf8)))
      } catch {
        throw .malformed("line \(index + 1) is no entry of a history")
      }
    }
    return entries
  }
}
