import Testing

@testable import PropertyTesting

extension Generator {
  /// What the choices make of this generator.
  fileprivate func value(of choices: UInt64...) throws(Discard) -> Value {
    var source = ChoiceSource(script: choices)
    return try generate(&source)
  }
}

@Test func integersGrowFromZeroInBothDirections() throws {
  let values = try (0...6).map { try Integers(-2...3).map { $0 }.value(of: $0) }
  #expect(values == [0, 1, -1, 2, -2, 3, 3])
}

@Test func integersGrowFromTheEndThatIsNearestToZero() throws {
  #expect(try (0...3).map { try Integers(5...7).map { $0 }.value(of: $0) } == [5, 6, 7, 7])
  #expect(try (0...3).map { try Integers(-7 ... -5).map { $0 }.value(of: $0) } == [-5, -6, -7, -7])
  #expect(try (0...3).map { try Integers(-3...1).map { $0 }.value(of: $0) } == [0, 1, -1, -2])
}

@Test func integersReachTheEndsOfEveryRange() throws {
  let all = Integers(.min ... .max).map { $0 }
  #expect(try all.value(of: 0) == 0)
  #expect(try all.value(of: .max) == .min)
  #expect(try all.value(of: .max - 1) == -.max)
  #expect(try all.value(of: .max - 2) == .max)
  #expect(try Integers(.min ... .min).map { $0 }.value(of: 0) == .min)
  #expect(try Integers(.max ... .max).map { $0 }.value(of: 0) == .max)
  #expect(try Integers(.min ... -1).map { $0 }.value(of: .max) == .min)
  #expect(try Integers(1 ... .max).map { $0 }.value(of: .max) == .max)
}

@Test(arguments: [0...0, 0...1, 0...3, 2...2, 1...4, 0...50])
func aListHasAsManyElementsAsAllowed(counts: ClosedRange<Int>) throws {
  var seen: Set<Int> = []
  for seed in 0..<2000 {
    var source = ChoiceSource(seed: Seed(UInt64(seed)))
    seen.insert(try Integers(0...9).list(counts).generate(&source).count)
  }
  #expect(seen.isSubset(of: Set(counts)))
  #expect(seen.isSuperset(of: counts.prefix(12)))
}

@Test(arguments: [0...4, 3...8])
func fewCountsOfAListAreEquallyLikely(counts: ClosedRange<Int>) throws {
  var seen: [Int: Int] = [:]
  for seed in 0..<6000 {
    var source = ChoiceSource(seed: Seed(UInt64(seed)))
    seen[try Integers(0...9).list(counts).generate(&source).count, default: 0] += 1
  }
  let expected = 6000 / counts.count
  // Within six standard deviations, so that no seed fails by bad luck.
  #expect(counts.allSatisfy { abs(seen[$0, default: 0] - expected) < 200 })
}

@Test func theSimplestListIsTheShortest() throws {
  #expect(try Integers(0...9).list(0...3).value() == [])
  #expect(try Integers(0...9).list(2...3).value() == [0, 0])
}

@Test func mapAndFlatMapPassValuesOn() throws {
  #expect(try Integers(0...9).map { $0 * 2 }.value(of: 3) == 6)
  let dependent = Integers(1...3).flatMap { Integers(0...9).list($0...$0) }
  #expect(try dependent.value(of: 1, 0, 7, 0, 8) == [7, 8])
}

@Test func oneOfChoosesItsGeneratorByTheFirstChoice() throws {
  let either = OneOf([Integers(0...9).map { "\($0)" }, AnyGenerator { _ in "word" }])
  #expect(try either.value(of: 0, 4) == "4")
  #expect(try either.value(of: 1) == "word")
}

@Test func aFilterTriesThreeTimesAndForgetsWhatItTriedInVain() throws {
  let rare = Integers(0...99).filter { $0 % 10 == 0 }
  var found = 0
  for seed in 0..<1000 {
    var source = ChoiceSource(caseAt: 4 * seed, seed: Seed(1))
    guard (try? rare.generate(&source)) != nil else { continue }
    found += 1
    #expect(source.trace.choices.count == 1)
  }
  // Small numbers are frequent, zero among them.
  #expect((500..<900).contains(found))
}

@Test func aFilterHasOneTryInAReplay() {
  let even = Integers(0...9).map { $0 }.filter { $0 % 2 == 0 }
  #expect(throws: Discard.precondition) { try even.value(of: 1, 2) }
}
