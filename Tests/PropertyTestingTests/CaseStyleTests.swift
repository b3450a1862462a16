import Testing

@testable import PropertyTesting

@Test func everyCombinationOfStylesHasItsShareOfTheCases() {
  var counts: [[Bool]: Int] = [:]
  for index in 16..<1216 {
    let style = CaseStyle(caseAt: index, seed: Seed(1))
    counts[[style.isEchoing, style.isSmall, style.swarm != nil], default: 0] += 1
  }
  for isSmall in [false, true] {
    for hasSwarm in [false, true] {
      #expect(counts[[true, isSmall, hasSwarm]] == 100)
      #expect(counts[[false, isSmall, hasSwarm]] == 200)
    }
  }
}

@Test func aRunBeginsWithSmallCasesThatDoWithoutAlternatives() {
  let styles = (0..<16).map { CaseStyle(caseAt: $0, seed: Seed(1)) }
  #expect(styles.allSatisfy { $0.isSmall && $0.swarm != nil })
}

@Test func halfOfTheCasesDrawSmallNumbersByMagnitudeAndAnyOtherwise() {
  func isSmall(_ index: Int, _ draw: (inout ChoiceSource) -> UInt64) -> Bool {
    var source = ChoiceSource(caseAt: index, seed: Seed(1))
    return (0..<50).allSatisfy { _ in draw(&source) <= 20 }
  }
  #expect((16..<416).count { isSmall($0) { $0.chooseByMagnitude(upTo: .max) } } == 200)
  #expect((16..<416).count { isSmall($0) { $0.choose(upTo: .max) } } == 0)
  #expect((0..<416).allSatisfy { isSmall($0) { $0.chooseByMagnitude(upTo: 3) } })
}
