import Foundation
import Testing
import VersionCorpora

@Suite struct CorpusFilesTests {
  @Test(arguments: [
    (CorpusKind.valid, 462), (.invalid, 466), (.ordered, 2564), (.equal, 80), (.overlength, 8),
  ])
  func theFilesHoldTheirCases(kind: CorpusKind, count: Int) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Corpora/\(kind.fileName)")
    let corpus = try VersionCorpus(
      parsing: Data(contentsOf: file), as: kind, file: kind.fileName)
    #expect(corpus.cases.count == count)
    let texts = Set(corpus.cases.map { $0.texts.map { Array($0.utf8) } })
    #expect(texts.count == count)
  }
}
