import Foundation
import VersionCorpora

/// The corpus files beside the tests.
enum CorpusFile {
  /// The cases of the kind's file.
  static func cases(_ kind: CorpusKind) throws -> [CorpusCase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Corpora/\(kind.fileName)")
    return try VersionCorpus(parsing: Data(contentsOf: file), as: kind, file: kind.fileName).cases
  }
}
