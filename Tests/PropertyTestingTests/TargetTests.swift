import PropertyTesting
import Testing

/// How many of ten seeds show that a property is false within so many cases.
private func findCount(
  cases: Int, _ judge: @escaping @Sendable (inout Trial) throws(Discard) -> Bool
) -> Int {
  let property = Property("holds") { (trial) throws(Discard) in
    try judge(&trial) ? nil : Failure([], observed: "no", expected: "yes")
  }
  return (0..<10).count { seed in
    let options = CheckOptions(cases: cases, seed: Seed(UInt64(seed)), shrinkBudget: 0)
    return property.check(options).counterexample != nil
  }
}

/// The different numbers of a list come to less than 12,000: few lists are long, few numbers large, and
/// those that are copied do not count.
@Sendable private func sumIsSmall(
  _ trial: inout Trial, isTargeted: Bool
) throws(Discard) -> Bool {
  let sum = Set(try Integers(0...1000).list(0...20).generate(&trial.source)).reduce(0, +)
  if isTargeted { trial.target(Double(sum)) }
  return sum < 12_000
}

/// Two numbers do not stand in a ratio that one pair in millions has.
@Sendable private func ratioIsNotMet(_ trial: inout Trial, isTargeted: Bool) -> Bool {
  let left = trial.source.number(0...1_000_000)
  let right = trial.source.number(0...1_000_000)
  let distance = abs(left - 3 * right - 7)
  if isTargeted { trial.target(-Double(distance)) }
  return distance > 0 || left < 1000
}

@Test func aSumBeyondALimitIsFoundByClimbing() {
  #expect(
    findCount(cases: 3000) { (trial) throws(Discard) in
      try sumIsSmall(&trial, isTargeted: true)
    } == 10)
  #expect(
    findCount(cases: 3000) { (trial) throws(Discard) in
      try sumIsSmall(&trial, isTargeted: false)
    } == 0)
}

@Test func aPairOfNumbersThatHardlyAnyCaseHasIsFoundByClimbing() {
  #expect(findCount(cases: 3000) { ratioIsNotMet(&$0, isTargeted: true) } == 10)
  #expect(findCount(cases: 3000) { ratioIsNotMet(&$0, isTargeted: false) } == 0)
}

private func targeted(_ limit: Int) -> Property {
  Property("small") { trial in
    let number = trial.source.number(0...1_000_000_000)
    trial.target(Double(number))
    guard number >= limit else { return nil }
    return Failure([Failure.Input("number", "\(number)")], observed: "large", expected: "small")
  }
}

@Test(arguments: [999_999_990, 1_000_000_001])
func aTargetedCheckIsTheSameForAnyNumberOfThreads(limit: Int) {
  let reports = [1, 2, 5].map { threads in
    targeted(limit).check(CheckOptions(cases: 1000, seed: Seed(3), threads: threads))
  }
  #expect(Set(reports).count == 1)
  #expect(reports[0].isPassed == (limit > 1_000_000_000))
}

@Test func whatClimbingFindsIsShrunkAndReplayed() throws {
  let property = targeted(999_999_990)
  let report = property.check(CheckOptions(seed: Seed(1)))
  let counterexample = try #require(report.counterexample)
  #expect(counterexample.failure.inputs == [Failure.Input("number", "999999990")])
  #expect(try property.replay(counterexample.token)?.failure == counterexample.failure)
}

@Test func aScoreThatIsNoNumberIsIgnored() {
  let property = Property("small") { trial in
    trial.target(.nan)
    return trial.source.choose(upTo: .max) == 0
      ? Failure([], observed: "zero", expected: "more") : nil
  }
  #expect(property.check(CheckOptions(seed: Seed(1))).isPassed)
}
