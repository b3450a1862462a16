import PropertyTesting
import Testing

/// What becomes of a label that so many of so many cases have.
private func count(_ count: Int, of cases: Int, atLeast share: Double) -> LabelCount {
  let property = Property("counted", labels: [Label("special", atLeast: share)]) { trial in
    trial.mark(0, if: trial.source.choose(upTo: UInt64(cases - 1)) < UInt64(count))
    return nil
  }
  return property.check(CheckOptions(cases: cases, seed: Seed(1))).labels[0]
}

@Test func aShareIsTheCountDividedByTheCases() {
  let label = count(25, of: 100, atLeast: 0.25)
  #expect(label.count == 25)
  #expect(label.cases == 100)
  #expect(label.share == 0.25)
}

@Test func aLabelThatIsRareByBadLuckIsSufficient() {
  #expect(!count(18, of: 1000, atLeast: 0.02).isInsufficient)
  #expect(!count(4, of: 1000, atLeast: 0.02).isInsufficient)
  #expect(!count(0, of: 700, atLeast: 0.02).isInsufficient)
}

@Test func aLabelThatIsRareBeyondDoubtIsInsufficient() {
  // The upper end of Wilson's interval at four standard deviations, 16 / (n + 16) for no case of n.
  #expect(count(0, of: 785, atLeast: 0.02).isInsufficient)
  #expect(!count(0, of: 783, atLeast: 0.02).isInsufficient)
}

@Test func aLabelWithoutARequirementIsNeverInsufficient() {
  #expect(!count(0, of: 5000, atLeast: 0).isInsufficient)
}

@Test(arguments: 1...20)
func aLawThatComparesAThingWithItselfIsUncovered(seed: UInt64) {
  // Too many choices to be enumerated, so that the confidence bound decides.
  let vacuous = Property("vacuous", labels: [Label("different", atLeast: 0.1)]) { trial in
    let left = trial.source.choose(upTo: .max)
    let right = left
    trial.mark(0, if: left != right)
    return nil
  }
  let report = vacuous.check(CheckOptions(seed: Seed(seed)))
  #expect(report.ending == .uncovered(report.labels))
  #expect(report.labels.map(\.count) == [0])
  #expect(!report.isPassed)
}

@Test func aPreconditionThatNeverHoldsIsNoSuccess() {
  let vacuous = Property("vacuous") { (trial) throws(Discard) in
    guard trial.source.choose(upTo: .max) > .max else { throw .precondition }
    return nil
  }
  let report = vacuous.check(CheckOptions(cases: 100, seed: Seed(1)))
  #expect(report.ending == .gaveUp)
  #expect(report.cases == 0)
  #expect(report.discards > 1000)
}

@Test(arguments: 1...200)
func aLabelThatIsOftenEnoughFailsWithNoSeed(seed: UInt64) {
  let property = Property("covered", labels: [Label("tenth", atLeast: 0.1)]) { trial in
    trial.mark(0, if: trial.source.chance(1, in: 10))
    _ = trial.source.choose(upTo: .max)
    return nil
  }
  #expect(property.check(CheckOptions(cases: 200, seed: Seed(seed))).isPassed)
}

private enum Mark: Int, CaseIterable {
  case even
  case large
}

@Test func marksOfAnEnumerationAreCountedUnderTheirNames() {
  let property = Property("marked", labels: Label.each(of: Mark.self, atLeast: 0.1)) { trial in
    let number = trial.source.choose(upTo: 9)
    trial.mark(Mark.even, if: number.isMultiple(of: 2))
    trial.mark(Mark.large, if: number > 6)
    return nil
  }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.labels.map(\.label.name) == ["even", "large"])
  #expect(report.labels.map(\.count) == [5, 3])
}
