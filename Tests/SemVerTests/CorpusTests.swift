import SemVer
import Testing
import VersionCorpora

/// Each test collects the names of the cases that fail.
@Suite struct CorpusTests {
  @Test func acceptsEachValidTextAndKeepsItsBytes() throws {
    let failing = try CorpusFile.cases(.valid).filter { entry in
      let text = entry.texts[0]
      return SemVersion(text)?.description.utf8.elementsEqual(text.utf8) != true
        || (try? SemVersion(parsing: text.utf8))?.description.utf8.elementsEqual(text.utf8) != true
    }
    #expect(failing.map(\.name) == [])
  }

  @Test func refusesEachInvalidText() throws {
    let failing = try CorpusFile.cases(.invalid).filter { entry in
      SemVersion(entry.texts[0]) != nil || (try? SemVersion(parsing: entry.texts[0].utf8)) != nil
    }
    #expect(failing.map(\.name) == [])
  }

  @Test func refusesEachOverlongTextForItsLengthAlone() throws {
    for entry in try CorpusFile.cases(.overlength) {
      let expected = SemVersionError(
        kind: .tooLong, component: .version, offset: 256,
        byte: Array(entry.texts[0].utf8)[256])
      #expect(throws: expected, "\(entry.name)") { try SemVersion(parsing: entry.texts[0]) }
      #expect(throws: expected, "\(entry.name)") { try SemVersion(parsing: entry.texts[0].utf8) }
      #expect(SemVersion(entry.texts[0]) == nil, "\(entry.name)")
    }
  }

  @Test func ordersEachPairInBothDirections() throws {
    let failing = try CorpusFile.cases(.ordered).filter { entry in
      let (lower, higher) = try pair(entry)
      return !(lower < higher) || higher < lower || lower == higher || higher == lower
        || !(lower <= higher) || higher <= lower || !(higher > lower) || lower > higher
        || lower.precedence(to: higher) != .less || higher.precedence(to: lower) != .greater
    }
    #expect(failing.map(\.name) == [])
  }

  @Test func tiesEachPairOfEqualPrecedence() throws {
    let failing = try CorpusFile.cases(.equal).filter { entry in
      let (left, right) = try pair(entry)
      return left != right || right != left || left < right || right < left
        || left.precedence(to: right) != .equal || left.hashValue != right.hashValue
        || left.isIdentical(to: right) != (entry.texts[0] == entry.texts[1])
    }
    #expect(failing.map(\.name) == [])
  }

  private func pair(_ entry: CorpusCase) throws -> (SemVersion, SemVersion) {
    (try SemVersion(parsing: entry.texts[0]), try SemVersion(parsing: entry.texts[1]))
  }
}
