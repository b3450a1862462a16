import ComparatorLaws
import Foundation
import Testing
import VersionCorpora

/// The independent recogniser and the sort key against real version strings.
@Suite struct OracleCorpusTests {
  private func cases(_ kind: CorpusKind) throws -> [CorpusCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Corpora/\(kind.fileName)")
    let content = try Data(contentsOf: file)
    return try VersionCorpus(parsing: content, as: kind, file: file.lastPathComponent).cases
  }

  private func isAccepted(_ text: String) -> Bool {
    VersionAutomaton().verdict(on: text.utf8).isAccepted
  }

  @Test func theAutomatonAcceptsWhatIsValidWhateverItsLength() throws {
    let texts = try (cases(.valid) + cases(.overlength)).map { $0.texts[0] }
    #expect(texts.filter { !isAccepted($0) } == [])
  }

  @Test func theAutomatonRejectsWhatIsInvalid() throws {
    #expect(try cases(.invalid).map { $0.texts[0] }.filter(isAccepted) == [])
  }

  @Test func theOracleOrdersEachPairInBothDirections() throws {
    let oracle = PrecedenceOracle()
    let failing = try cases(.ordered).filter { entry in
      oracle.order(entry.texts[0], entry.texts[1]) != .less
        || oracle.order(entry.texts[1], entry.texts[0]) != .greater
    }
    #expect(failing.map(\.name) == [])
  }

  @Test func theOracleFindsEqualPrecedence() throws {
    let oracle = PrecedenceOracle()
    let failing = try cases(.equal).filter { oracle.order($0.texts[0], $0.texts[1]) != .equal }
    #expect(failing.map(\.name) == [])
  }
}
