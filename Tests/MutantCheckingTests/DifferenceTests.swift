import PropertyTesting
import Testing

@testable import MutantChecking

@Suite struct DifferenceTests {
  @Test(arguments: [
    DifferenceRequest.scope(subject: "decision"),
    .search(subject: "comparator", cases: 20, seed: Seed(7)),
  ])
  func requestsComeThroughTheirLines(_ request: DifferenceRequest) {
    #expect(DifferenceRequest("\(request)") == request)
  }

  @Test(arguments: [
    "", "scope", "search", "search\ta\t0\t1", "search\ta\t5", "search\t5\t1", "scope\ta\t1",
  ])
  func otherLinesAreNoRequests(_ line: String) {
    #expect(DifferenceRequest(line) == nil)
  }

  @Test(arguments: [
    DifferenceFinding.none(inputs: 12),
    DifferenceFinding(
      inputs: [("a", "1.0.0\t%\n"), ("b", "")], said: "a < b\r", expected: "100 % a > b"),
  ])
  func findingsComeThroughTheirLines(_ finding: DifferenceFinding) {
    let line = finding.description
    #expect(!line.contains("\n"))
    #expect(DifferenceFinding(line) == finding)
  }

  @Test(arguments: ["", "none", "none\tx", "differs\ta\tb", "differs\ta\tb\tname"])
  func otherLinesAreNoFindings(_ line: String) {
    #expect(DifferenceFinding(line) == nil)
  }

  @Test func aSetComesThroughItsLine() {
    let bits = (0..<150).map { $0 % 7 == 0 }
    let set = DifferenceSet(bits)
    #expect(DifferenceSet(set.description) == set)
    #expect(!set.isEmpty)
    #expect(DifferenceSet("") == nil)
    #expect(DifferenceSet("1,xyz") == nil)
  }

  @Test func aSetIsPartOfOneThatHasAllOfIt() {
    let some = DifferenceSet((0..<130).map { $0 == 3 || $0 == 100 })
    let more = DifferenceSet((0..<130).map { $0 == 3 || $0 == 100 || $0 == 129 })
    #expect(some.isSubset(of: more))
    #expect(!more.isSubset(of: some))
    #expect(some.isSubset(of: some))
    #expect(DifferenceSet([false, false]).isEmpty)
  }
}
