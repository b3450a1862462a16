import Testing

@testable import ManifestLaws

@Suite struct LexicalScanTests {
  private let scan = LexicalScan(
    Array(#"{"b" :[1.50,"2:3",-0e+1], "a\"":{"":4},"b":"c","d":["e", true]}"#.utf8))

  @Test func keysAreTheStringsBeforeAColonAtAnyDepthAsTheyAreSpelled() {
    #expect(LexicalScan.line(scan.keys) == #""" "a\"" "b" "b" "d""#)
  }

  @Test func numbersAreThoseOutsideOfStringsAsTheyAreSpelled() {
    #expect(LexicalScan.line(scan.numbers) == "-0e+1 1.50 4")
  }

  @Test func canonicallyEquivalentKeysAreDifferent() {
    let scan = LexicalScan(Array("{\"\u{E9}\":0,\"e\u{301}\":0}".utf8))
    #expect(Set(scan.keys).count == 2)
  }
}
