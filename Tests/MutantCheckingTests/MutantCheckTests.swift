import MutantChecking
import PropertyTesting
import Testing

/// A property about a number up to 99 that is false from 90 on.
private func isBelowNinety(_ scope: Property.Scope = .sampled) -> Property {
  Property("isBelowNinety", scope: scope) { (trial) throws(Discard) in
    let number = trial.source.number(0...99)
    return number < 90
      ? nil
      : Failure(
        [Failure.Input("number", "\(number)")], observed: "\(number)", expected: "below 90")
  }
}

private let holds = Property("holds") { (trial) throws(Discard) in
  _ = trial.source.choose(upTo: .max)
  return nil
}

private let refuses = Property("refuses") { (trial) throws(Discard) in
  _ = trial.source.choose(upTo: .max)
  throw .refused
}

private func outcome(_ properties: [Property], isFull: Bool = true) -> CheckOutcome? {
  let mutant = Mutant(
    name: "mistake", expectedKiller: "law",
    laws: [
      Mutant.Law(name: "law", group: "group", mustBeSoleKiller: true, properties: properties)
    ])
  return MutantCheck(mutant: "mistake", law: "law", cases: 50, isFull: isFull, seed: Seed(1))
    .run(on: mutant)
}

@Suite struct MutantCheckTests {
  @Test func aBrokenLawKillsAfterTheCasesItTook() {
    #expect(outcome([isBelowNinety(.exhaustive(limit: 100))]) == .killed(cases: 91))
  }

  @Test func aLawThatHoldsLetsTheMutantSurvive() {
    #expect(outcome([holds]) == .survived(cases: 50))
  }

  @Test func smallScopesAreTriedAtTheFullBudgetOnly() {
    let properties = [holds, isBelowNinety(.exhaustive(limit: 100))]
    #expect(outcome(properties) == .killed(cases: 50 + 91))
    #expect(outcome(properties, isFull: false) == .survived(cases: 50))
  }

  @Test func aMutantThatRefusesEverythingMakesTheLawGiveUp() {
    #expect(outcome([refuses]) == .gaveUp)
  }

  @Test func aLawWithoutPropertiesDoesNotApply() {
    #expect(outcome([]) == .notApplicable)
  }

  @Test func aCheckOfAnotherMutantOrLawIsNone() {
    let mutant = Mutant(
      name: "mistake", expectedKiller: "law",
      laws: [Mutant.Law(name: "law", group: "g", mustBeSoleKiller: true, properties: [holds])])
    for (name, law) in [("other", "law"), ("mistake", "other")] {
      let check = MutantCheck(mutant: name, law: law, cases: 1, isFull: true, seed: Seed(1))
      #expect(check.run(on: mutant) == nil)
    }
  }

  @Test func aReplayTriesOneCaseOfOneProperty() {
    let isSmall = Property("small") { trial in
      let number = trial.source.choose(upTo: 9)
      return number < 5 ? nil : Failure([], observed: "\(number)", expected: "below 5")
    }
    let mutant = Mutant(
      name: "mistake", expectedKiller: "law",
      laws: [
        Mutant.Law(name: "law", group: "g", mustBeSoleKiller: true, properties: [holds, isSmall])
      ])
    func outcome(_ law: String, _ property: Int, _ choice: UInt64) -> CheckOutcome? {
      MutantReplay(mutant: "mistake", law: law, property: property, choices: [choice])
        .run(on: mutant)
    }
    #expect(outcome("law", 1, 5) == .killed(cases: 1))
    #expect(outcome("law", 1, 4) == .survived(cases: 1))
    #expect(outcome("law", 0, 5) == .survived(cases: 1))
    #expect(outcome("law", 2, 5) == nil)
    #expect(outcome("other", 1, 5) == nil)
  }
}
