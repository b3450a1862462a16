import PropertyTesting
import Testing

/// Two mistakes, of which the one is made in most of the cases in which the other is.
private func twiceWrong(upTo maximum: UInt64 = 100_000) -> Property {
  Property("plain") { trial in
    let number = trial.source.chooseByMagnitude(upTo: maximum)
    let letter = trial.source.pick(["a", "b", "z"])
    let observed = number >= 5 ? "large" : letter == "z" ? "late" : nil
    return observed.map {
      Failure([Failure.Input("value", "\(number)\(letter)")], observed: $0, expected: "plain")
    }
  }
}

private func findings(_ report: CheckReport) -> [[String]] {
  report.counterexamples.map { [$0.failure.observed, $0.failure.inputs[0].text] }
}

@Test func oneFailureIsReportedUnlessMoreAreAskedFor() {
  let report = twiceWrong().check(CheckOptions(seed: Seed(1)))
  #expect(findings(report) == [["large", "5a"]])
}

@Test(arguments: 0..<20, 1...3)
func failuresOfTwoKindsAreReportedApartEachAsSimpleAsItCanBe(seed: UInt64, threads: Int) {
  let options = CheckOptions(seed: Seed(seed), threads: threads, failureKinds: 3)
  let report = twiceWrong().check(options)
  #expect(Set(findings(report)) == [["large", "5a"], ["late", "0z"]])
  #expect(report.cases < 20 && !report.isExhaustive)
}

@Test func failuresOfTwoKindsAreFoundByAnEnumerationToo() {
  let report = twiceWrong(upTo: 9).check(CheckOptions(seed: Seed(1), failureKinds: 2))
  #expect(findings(report) == [["late", "0z"], ["large", "5a"]])
  #expect(report.isExhaustive && report.cases == 3)
}

@Test func noMoreKindsAreReportedThanAskedFor() {
  // Every number is a kind of its own.
  let property = Property("nothing") { trial in
    let number = trial.source.choose(upTo: .max)
    return Failure([], observed: "\(number)", expected: "nothing")
  }
  let report = property.check(CheckOptions(seed: Seed(1), failureKinds: 4))
  #expect(report.counterexamples.map(\.failure.observed) == ["0", "1", "2", "3"])
}

@Test func whatTellsFailuresApartIsWhatTheJudgeSaysItIs() {
  func report(_ kind: @escaping @Sendable (UInt64) -> String?) -> CheckReport {
    Property("nothing") { trial in
      let number = trial.source.choose(upTo: 1000)
      return Failure(
        [], observed: "\(number)", expected: "nothing", kind: kind(number))
    }.check(CheckOptions(seed: Seed(1), failureKinds: 1001))
  }
  #expect(report { _ in nil }.counterexamples.count == 1001)
  #expect(report { _ in "any" }.counterexamples.map(\.failure.observed) == ["0"])
  #expect(
    report { $0.isMultiple(of: 2) ? "even" : "odd" }.counterexamples.map(\.failure.observed)
      == ["0", "1"])
}

@Test func eachFailureHasATokenThatRepeatsIt() throws {
  let property = twiceWrong()
  let report = property.check(CheckOptions(seed: Seed(1), failureKinds: 2))
  for counterexample in report.counterexamples {
    #expect(try property.replay(counterexample.token)?.failure == counterexample.failure)
  }
}

@Test func failuresOfOtherKindsAreShownBelowTheFirst() {
  let failure = #expect(throws: PropertyFailure.self) {
    try twiceWrong(upTo: 9).verify(CheckOptions(seed: Seed(1), failureKinds: 2))
  }
  #expect(
    failure?.description == """
      'plain' does not hold: case 3 failed, made simpler in 5 evaluations
        value: 0z
        observed: late
        expected: plain
        relevant: 0«z»
          (the rest was replaced at random in 100 cases: all failed)
        replay: plain:0.2:b6e8bf7c
      and in another way:
        value: 5a
        observed: large
        expected: plain
        relevant: «5»a
          (the rest was replaced at random in 100 cases: all failed)
        replay: plain:5:0281bf7c
        seed: 0000000000000001
      """)
}
