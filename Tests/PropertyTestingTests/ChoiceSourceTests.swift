import Testing

@testable import PropertyTesting

/// How often each outcome comes up in so many draws with a fixed seed.
private func counts<Outcome: Hashable>(
  _ draws: Int = 10_000, _ draw: (inout ChoiceSource) -> Outcome
) -> [Outcome: Int] {
  var source = ChoiceSource(seed: Seed(1))
  var counts: [Outcome: Int] = [:]
  for _ in 0..<draws { counts[draw(&source), default: 0] += 1 }
  return counts
}

/// Within six standard deviations of the share, so that no seed fails by bad luck.
private func isLikely(_ count: Int?, share: Double, of draws: Int = 10_000) -> Bool {
  let expected = share * Double(draws)
  return abs(Double(count ?? 0) - expected) < 6 * (expected * (1 - share)).squareRoot()
}

@Test func chooseGivesEachNumberEquallyOften() {
  let counts = counts { $0.choose(upTo: 9) }
  #expect(counts.keys.sorted() == Array(0...9))
  #expect(counts.values.allSatisfy { isLikely($0, share: 0.1) })
}

@Test func chooseReachesBothEndsOf64Bits() {
  let counts = counts { $0.choose(upTo: .max) >> 63 }
  #expect(isLikely(counts[0], share: 0.5) && isLikely(counts[1], share: 0.5))
}

@Test func chooseUpToZeroGivesZero() {
  #expect(counts { $0.choose(upTo: 0) } == [0: 10_000])
}

@Test func chanceIsTrueAsOftenAsAsked() {
  #expect(isLikely(counts { $0.chance(1, in: 4) }[true], share: 0.25))
  #expect(counts { $0.chance(0, in: 4) } == [false: 10_000])
  #expect(counts { $0.chance(4, in: 4) } == [true: 10_000])
}

@Test func noReplayMakesTheImpossibleHappen() {
  var source = ChoiceSource(script: [1, 0, 7])
  let never = source.chance(0, in: 4)
  let always = source.chance(4, in: 4)
  let index = source.index(weighted: [0, 1, 0, 1, 0])
  #expect(!never && always && index == 3)
}

@Test func anIndexIsAsLikelyAsItsWeight() {
  let counts = counts { $0.index(weighted: [0, 1, 0, 2, 5, 0]) }
  #expect(counts.keys.sorted() == [1, 3, 4])
  #expect(isLikely(counts[1], share: 0.125))
  #expect(isLikely(counts[3], share: 0.25))
  #expect(isLikely(counts[4], share: 0.625))
}

@Test func constantWeightsMakeTheChoicesThatAListOfThemMakes() {
  let lists: [([UInt64], Weights)] = [
    ([1, 1], Weights(1, 1)), ([12, 4, 2, 1], Weights(12, 4, 2, 1)), ([1, 126], Weights(1, 126)),
    ([16, 1, 1, 1, 1, 1, 1, 105], Weights(16, 1, 1, 1, 1, 1, 1, 105)),
  ]
  for (list, weights) in lists {
    let expected = drawn { $0.index(weighted: list) }
    #expect(drawn { $0.index(weighted: weights) } == expected)
    #expect(Set(expected).count == list.count)
  }
}

/// The outcomes of many draws with a fixed seed, and the choices that they make up.
private func drawn(_ draw: (inout ChoiceSource) -> Int) -> [Int] {
  var source = ChoiceSource(caseAt: 0, seed: Seed(1))
  let outcomes = (0..<5_000).map { _ in draw(&source) }
  #expect(source.trace.choices.map { Int($0) } == outcomes)
  return outcomes
}

@Test func anElementIsPickedAsOftenAsTheOthers() {
  let counts = counts { $0.pick(["a", "b"]) }
  #expect(isLikely(counts["a"], share: 0.5) && isLikely(counts["b"], share: 0.5))
}

@Test func aNumberReachesBothEndsOfItsRange() {
  #expect(counts { $0.number(-2...1) }.keys.sorted() == [-2, -1, 0, 1])
  #expect(counts { $0.number(.max ... .max) } == [.max: 10_000])
  var whole = ChoiceSource(script: [0, .max, 1])
  let numbers = (0..<3).map { _ in whole.number(.min ... .max) }
  #expect(numbers == [.min, .max, .min + 1])
}

@Test func magnitudesAreOftenSmallAndOftenAtTheEnd() {
  let counts = counts { $0.chooseByMagnitude(upTo: .max) }
  #expect((counts[0] ?? 0) > 100)
  #expect((counts[1] ?? 0) > 50)
  #expect((counts[.max] ?? 0) > 100)
  #expect(counts.keys.count { $0 > 1000 && $0 < .max - 2 } > 5000)
}

@Test(arguments: [0, 1, 2, 6, 7, 8, 100, UInt64.max])
func magnitudesStayBelowTheirMaximum(maximum: UInt64) {
  #expect(counts(1000) { $0.chooseByMagnitude(upTo: maximum) }.keys.allSatisfy { $0 <= maximum })
}

@Test func aScriptIsCutToTheMaximaAndGoesOnWithZeros() {
  var source = ChoiceSource(script: [9, 2])
  let choices = (0..<3).map { _ in source.choose(upTo: 5) }
  #expect(choices == [5, 2, 0])
  #expect(source.trace.choices == [5, 2, 0])
  #expect(source.trace.maxima == [5, 5, 5])
}

@Test func spansAreRecordedWithoutEmptyAndRepeatedOnes() throws {
  var source = ChoiceSource(script: [])
  try source.span(1) { (source) throws(Discard) in
    _ = source.choose(upTo: 1)
    try source.span(2) { (source) throws(Discard) in
      try source.span(2) { (source) throws(Discard) in _ = source.choose(upTo: 1) }
    }
    source.beginSpan(3)
    source.endSpan()
  }
  let spans = source.trace.spans
  #expect(spans.map(\.kind) == [2, 1])
  #expect(spans.map(\.range) == [1..<2, 0..<2])
  #expect(spans.map(\.depth) == [2, 0])
}

@Test func oneOfThreeCasesRepeatsPartsOfItself() {
  let lists = Integers(0...1_000_000_000).list(2...20)
  func repeats(_ index: Int) -> Bool {
    var source = ChoiceSource(caseAt: index, seed: Seed(1))
    let list = (try? lists.generate(&source)) ?? []
    return Set(list.filter { $0 > 1000 }).count < list.count { $0 > 1000 }
  }
  // Small numbers repeat by themselves, and half of the cases have no others.
  let large = (16..<1216).filter { !CaseStyle(caseAt: $0, seed: Seed(1)).isSmall }
  #expect(large.count { $0 % 3 == 1 && repeats($0) } > 50)
  #expect(large.count { $0 % 3 != 1 && repeats($0) } < 20)
}
