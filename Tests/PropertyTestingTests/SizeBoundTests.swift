import PropertyTesting
import Testing

private func endless() -> AnyGenerator<Int> {
  AnyGenerator { (source) throws(Discard) in try endless().generate(&source) + 1 }
}

private func endlessWithChoices() -> AnyGenerator<Int> {
  OneOf([Integers(0...9).map { $0 }, Integers(0...9).map { $0 }])
    .flatMap { number in endlessWithChoices().map { $0 + number } }
}

@Test func aGeneratorThatCallsItselfWithoutEndIsOversized() {
  let report = Property("endless", endless()) { _ in true }.check(CheckOptions(seed: Seed(1)))
  #expect(report.ending == .oversized)
  #expect(report.cases == 0)
  #expect(report.oversized > 0)
}

@Test func aGeneratorThatDrawsAndCallsItselfWithoutEndIsOversized() {
  let property = Property("endless", endlessWithChoices()) { _ in true }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.ending == .oversized)
  #expect(report.cases == 0)
}

@Test func aLoopThatGoesOnByChoiceEndsAtTheSizeBound() {
  let property = Property("long") { trial in
    var count = 0
    while trial.source.chance(999_999, in: 1_000_000) { count += 1 }
    guard count > 9000 else { return nil }
    return Failure([], observed: "a value that was cut short", expected: "none is looked at")
  }
  let report = property.check(CheckOptions(cases: 20, seed: Seed(1)))
  #expect(report.ending == .oversized)
}

@Test func aCaseMayHaveAsManyChoicesAsTheBound() {
  func report(choiceCount: Int) -> CheckReport {
    let property = Property("long", scope: .exhaustive(limit: 1)) { trial in
      for _ in 0..<choiceCount { _ = trial.source.choose(upTo: 0) }
      return nil
    }
    return property.check(CheckOptions(seed: Seed(1)))
  }
  #expect(report(choiceCount: ChoiceSource.maximumChoiceCount).ending == .passed)
  #expect(report(choiceCount: ChoiceSource.maximumChoiceCount + 1).ending == .oversized)
}

@Test func fewOversizedCasesAmongOthersDoNotEndTheRun() {
  let property = Property("seldomLong") { trial in
    if trial.source.choose(upTo: 99) == 99 {
      while trial.source.chance(999_999, in: 1_000_000) {}
    }
    return nil
  }
  let report = property.check(CheckOptions(cases: 500, seed: Seed(1)))
  #expect(report.ending == .passed)
  #expect(report.cases == 500)
  #expect((1...20).contains(report.oversized))
}

@Test func aDeepValueWithinTheBoundIsAccepted() {
  @Sendable func nested(_ depth: Int) -> AnyGenerator<Int> {
    AnyGenerator { (source) throws(Discard) in
      depth == 1 ? 0 : try nested(depth - 1).generate(&source)
    }
  }
  func ending(_ depth: Int) -> CheckReport.Ending {
    Property("deep", nested(depth)) { _ in true }.check(CheckOptions(seed: Seed(1))).ending
  }
  #expect(ending(ChoiceSource.maximumDepth) == .passed)
  #expect(ending(ChoiceSource.maximumDepth + 1) == .oversized)
}
