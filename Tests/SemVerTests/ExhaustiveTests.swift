import SemVer
import Testing
import VersionCorpora

/// Everything of a small scope, judged by ``SplittingOracle``.
@Suite struct ExhaustiveTests {
  @Test func theOracleAgreesWithTheCorpora() throws {
    #expect(try CorpusFile.cases(.valid).filter { SplittingOracle($0.texts[0]) == nil }.isEmpty)
    #expect(try CorpusFile.cases(.invalid).filter { SplittingOracle($0.texts[0]) != nil }.isEmpty)
    for (kind, order) in [(CorpusKind.ordered, Precedence.less), (.equal, .equal)] {
      for entry in try CorpusFile.cases(kind) {
        let keys = try entry.texts.map { try #require(SplittingOracle($0)).sortKey }
        #expect(precedence(keys[0], keys[1]) == order, "\(entry.name)")
      }
    }
  }

  @Test(arguments: [("", 6, 32), ("1.0.0", 5, 1075)])
  func acceptsWhatTheOracleAccepts(beginning: String, byteCount: Int, acceptedCount: Int) {
    let texts = strings(upTo: byteCount).map { beginning + $0 }
    let accepted = texts.filter { SplittingOracle($0) != nil }
    #expect(accepted.count == acceptedCount)
    #expect(texts.filter { SemVersion($0) != nil } == accepted)
  }

  @Test func ordersAllPairsOfASmallScopeAsTheOracleDoes() throws {
    let pool = ["0", "1", "9", "10", "-", "--", "-1", "1a", "A", "a", "a-", "aa"]
    let endings =
      [""] + pool.map { "-" + $0 } + pool.flatMap { first in pool.map { "-\(first).\($0)" } }
    let texts = endings.map { "0.0.0" + $0 } + endings.map { "0.0.2097151" + $0 + "+b" }
    #expect(try pairsOutOfOrder(texts) == [])
  }

  @Test func ordersWhatDiffersAroundTheEndOfTheKeyAsTheOracleDoes() throws {
    let endings = [
      "", "a", "b", "-", "a.a", "a.1", "a.2", "a-", "a.10", "1", "1a", ".1", ".2", ".a", ".-",
      ".10.1", ".18446744073709551615", ".18446744073709551616",
    ]
    for length in 1...20 {
      let texts = endings.map { "1.2.3-" + String(repeating: "z", count: length) + $0 }
      #expect(try pairsOutOfOrder(texts + ["1.2.3"]) == [])
      let cores = ["0.0.1", "1.0.0", "9.9.9"].map { String(repeating: "9", count: length) + $0 }
      #expect(try pairsOutOfOrder(cores.flatMap { [$0, $0 + "-0", $0 + "-zzzzzz.1"] }) == [])
    }
  }

  /// The pairs that are not as the oracle has them, among all pairs of the texts.
  private func pairsOutOfOrder(_ texts: [String]) throws -> [String] {
    let versions = try texts.map { try SemVersion(parsing: $0) }
    let keys = try texts.map { try #require(SplittingOracle($0)).sortKey }
    var failing: [String] = []
    for (left, leftKey) in zip(versions, keys) {
      for (right, rightKey) in zip(versions, keys) {
        let expected = precedence(leftKey, rightKey)
        if left.precedence(to: right) != expected || (left < right) != (expected == .less)
          || (left == right) != (expected == .equal)
        {
          failing.append("\(left) and \(right)")
        }
      }
    }
    return failing
  }

  private func precedence(_ left: [UInt8], _ right: [UInt8]) -> Precedence {
    left == right ? .equal : left.lexicographicallyPrecedes(right) ? .less : .greater
  }

  /// All strings of up to so many bytes over the bytes that the grammar tells apart.
  private func strings(upTo count: Int) -> [String] {
    var all = [""]
    var longest = all
    for _ in 0..<count {
      longest = longest.flatMap { text in "01.-+a".map { text + String($0) } }
      all += longest
    }
    return all
  }
}
