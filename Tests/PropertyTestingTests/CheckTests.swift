import PropertyTesting
import Synchronization
import Testing

/// A property that fails for numbers from a limit on, and discards some.
private func isBelow(_ limit: UInt64, discardingMultiplesOf divisor: UInt64 = .max) -> Property {
  Property("isBelow") { (trial) throws(Discard) in
    let number = trial.source.choose(upTo: 1_000_000)
    guard number == 0 || !number.isMultiple(of: divisor) else { throw .precondition }
    guard number >= limit else { return nil }
    return Failure([Failure.Input("n", "\(number)")], observed: "\(number)", expected: "below")
  }
}

@Test(arguments: [
  isBelow(1_000_001), isBelow(1_000_001, discardingMultiplesOf: 2),
  isBelow(1_000_001, discardingMultiplesOf: 1), isBelow(999_000),
  isBelow(999_000, discardingMultiplesOf: 3), isBelow(0),
])
func theReportIsTheSameForAnyNumberOfThreads(property: Property) {
  let reports = [1, 2, 5].map {
    property.check(CheckOptions(cases: 5000, seed: Seed(7), threads: $0))
  }
  #expect(reports[0] == reports[1])
  #expect(reports[0] == reports[2])
}

@Test func theFirstFailingCaseCounts() {
  let property = isBelow(999_000)
  let failing = property.check(CheckOptions(cases: 5000, seed: Seed(7), shrinkBudget: 0))
  let before = property.check(CheckOptions(cases: failing.cases - 1, seed: Seed(7)))
  #expect(failing.cases > 1 && failing.counterexample != nil)
  #expect(before.isPassed)
}

@Test func withoutABudgetTheFirstFailingCaseIsReportedAsItIs() throws {
  let options = CheckOptions(cases: 5000, seed: Seed(7), shrinkBudget: 0)
  let counterexample = try #require(isBelow(999_000).check(options).counterexample)
  #expect(counterexample.shrinkEvaluations == 0)
  #expect(counterexample.failure.observed != "999000")
}

@Test func theCounterexampleIsTheSmallestThatFails() throws {
  let report = isBelow(999_000).check(CheckOptions(cases: 5000, seed: Seed(7)))
  #expect(try #require(report.counterexample).failure.observed == "999000")
}

@Test func aSpaceThatIsSmallerThanTheBudgetIsEnumerated() {
  let seen = Mutex<[[UInt64]]>([])
  let property = Property("enumerated", scope: .exhaustive(limit: 12)) { trial in
    let pair = [trial.source.choose(upTo: 2), trial.source.choose(upTo: 3)]
    seen.withLock { $0.append(pair) }
    return nil
  }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.isPassed && report.isExhaustive)
  #expect(report.cases == 12)
  let pairs = seen.withLock { $0 }
  #expect(pairs == (0...2).flatMap { left in (0...3).map { [left, $0] } })
}

@Test func anExhaustiveScopeOverItsLimitIsAnEndingOfItsOwn() {
  let property = Property("tooLarge", scope: .exhaustive(limit: 11)) { trial in
    _ = trial.source.choose(upTo: 2) + trial.source.choose(upTo: 3)
    return nil
  }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.ending == .scopeTooLarge(limit: 11))
  #expect(!report.isExhaustive && !report.isPassed)
}

/// The number of all cases of a generator, when they are no more than the budget.
private func exhaustiveCount<Values: Generator>(_ values: Values, budget: Int) -> Int? {
  let property = Property("counted", values) { _ in true }
  let report = property.check(CheckOptions(cases: budget, seed: Seed(1)))
  return report.isExhaustive ? report.cases : nil
}

@Test func exhaustivenessIsChosenWheneverTheSpaceIsNotGreaterThanTheBudget() {
  let lists = Integers(0...2).list(0...3)
  #expect(exhaustiveCount(lists, budget: 40) == 40)
  #expect(exhaustiveCount(lists, budget: 39) == nil)
  // A long chain of yes and no: each path has many possibilities, all paths are few.
  #expect(exhaustiveCount(AnyGenerator { _ in 0 }.list(0...20), budget: 21) == 21)
  #expect(exhaustiveCount(Integers(0...9).filter { $0 % 2 == 0 }, budget: 10) == 5)
  #expect(exhaustiveCount(Integers(.min ... .max).map { $0 }, budget: 100) == nil)
}

/// A value with up to so many levels of pairs: few of the many paths are long.
private func nested(_ depth: Int) -> AnyGenerator<Int> {
  AnyGenerator { (source) throws(Discard) in
    guard depth > 0, source.chance(1, in: 2) else { return 0 }
    return try nested(depth - 1).generate(&source) + nested(depth - 1).generate(&source) + 1
  }
}

@Test(arguments: 0..<10)
func aSmallSpaceIsEnumeratedWhateverTheSeedAndTheShape(seed: UInt64) {
  let spaces: [(AnyGenerator<Int>, Int)] = [
    (Integers(-999...1000).map { $0 }, 2000),
    (nested(4), 677),
    (Integers(0...3).list(0...5).map(\.count), 1365),
    (Integers(0...30).flatMap { Integers(0...$0) }.map { $0 }, 496),
    (Integers(0...1).list(9...9).map(\.count), 512),
    (OneOf([Integers(0...9).map { $0 }, Integers(0...1900).map { $0 }]).map { $0 }, 1911),
  ]
  for (values, size) in spaces {
    let report = Property("counted", values) { _ in true }.check(CheckOptions(seed: Seed(seed)))
    #expect(report.isExhaustive && report.cases == size)
  }
}

@Test func anEnumerationDoesNotTryMoreCasesThanTwiceTheBudget() {
  let runs = Mutex(0)
  let property = Property("counted", Integers(0...10).list(0...20)) { _ in
    runs.withLock { $0 += 1 }
    return true
  }
  for seed: UInt64 in 0..<20 {
    _ = property.check(CheckOptions(cases: 500, seed: Seed(seed)))
  }
  #expect(runs.withLock { $0 } < 20 * 1050)
}

@Test func aJudgeThatIsNoFunctionOfItsChoicesIsUnrepeatable() {
  let runs = Mutex(0)
  let property = Property("moody") { trial in
    _ = trial.source.choose(upTo: .max)
    let count = runs.withLock { count in
      count += 1
      return count
    }
    return count == 30 ? Failure([], observed: "count 30", expected: "another") : nil
  }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.ending == .unrepeatable(Failure([], observed: "count 30", expected: "another")))
  #expect(report.counterexample == nil)
}

@Test func aJudgeThatFailsLessAndLessIsUnrepeatable() {
  let runs = Mutex(0)
  let property = Property("moody") { trial in
    _ = trial.source.choose(upTo: .max)
    let count = runs.withLock { count in
      count += 1
      return count
    }
    return (10..<14).contains(count) ? Failure([], observed: "moody", expected: "steady") : nil
  }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.ending == .unrepeatable(Failure([], observed: "moody", expected: "steady")))
}

@Test func refusalsAreCountedApart() {
  let property = Property("refusing") { (trial) throws(Discard) in
    switch trial.source.choose(upTo: 3) {
    case 0: throw .refused
    case 1: throw .precondition
    default: return nil
    }
  }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.isPassed && report.isExhaustive)
  #expect([report.cases, report.discards, report.refusals, report.oversized] == [2, 1, 1, 0])
}

@Test func discardsUpToTheAllowanceAreAccepted() {
  // A quarter of the cases counts.
  let property = Property("picky") { (trial) throws(Discard) in
    guard trial.source.choose(upTo: .max) < .max / 4 else { throw .precondition }
    return nil
  }
  func ending(_ discardsPerCase: Int) -> CheckReport.Ending {
    property.check(CheckOptions(cases: 400, seed: Seed(1), discardsPerCase: discardsPerCase)).ending
  }
  #expect(ending(4) == .passed)
  #expect(ending(2) == .gaveUp)
}

private struct Complaint: Error {}

@Test func aPropertyThatThrowsDoesNotHold() throws {
  let property = Property("quiet", Integers(0...1000)) { number in
    if number > 10 { throw Complaint() }
    return true
  }
  let failure = try #require(property.check(CheckOptions(seed: Seed(1))).counterexample).failure
  #expect(failure.inputs == [Failure.Input("value", "11")])
  #expect(failure.observed == "threw Complaint()")
  #expect(failure.expected == "quiet")
}

@Test func aPropertyThatThrowsADiscardDiscards() {
  let property = Property("picky", Integers(0...9)) { number in
    guard number > 4 else { throw Discard.precondition }
    return true
  }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect([report.cases, report.discards] == [5, 5])
}

@Test func howManyCasesThereMayBeIsFoundOutOnce() {
  let judged = Mutex(0)
  let property = Property("large") { trial in
    judged.withLock { $0 += 1 }
    _ = trial.source.choose(upTo: 1_000_000)
    return nil
  }
  let counts = (0..<3 as Range<UInt64>).map { seed in
    judged.withLock { $0 = 0 }
    #expect(property.check(CheckOptions(cases: 5, seed: Seed(seed))).cases == 5)
    return judged.withLock(\.self)
  }
  #expect(counts == [6, 5, 5])
}
