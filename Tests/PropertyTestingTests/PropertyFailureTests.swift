import PropertyTesting
import Testing

/// What a check with seed 1 throws, as text.
private func text(_ property: Property) -> String {
  do throws(PropertyFailure) {
    try property.verify(CheckOptions(cases: 100, seed: Seed(1)))
    return "passed"
  } catch {
    return error.description
  }
}

@Test func aPropertyThatHoldsThrowsNothing() {
  #expect(text(Property("holds", Integers(0...9)) { $0 < 10 }) == "passed")
}

@Test func aCounterexampleIsShownWithItsValueAndHowToRepeatIt() {
  #expect(
    text(Property("small", Integers(0...9)) { $0 < 4 }) == """
      'small' does not hold: case 5 failed, made simpler in 5 evaluations
        value: 4
        observed: does not hold
        expected: small
        replay: small:4:647c0579
        seed: 0000000000000001
      """)
}

@Test func discardedCasesAreShownWithTheirNumber() {
  let property = Property("picky") { (trial) throws(Discard) in
    if trial.source.choose(upTo: 9) > 4 { throw .refused }
    throw .precondition
  }
  #expect(
    text(property) == """
      'picky' was not checked: 10 cases were discarded, 0 were not
        seed: 0000000000000001
      """)
}

@Test func aGeneratorWithoutEndIsShownWithTheBounds() {
  func endless() -> AnyGenerator<Int> {
    AnyGenerator { (source) throws(Discard) in
      while true { _ = try source.span(1) { (source) throws(Discard) in source.choose(upTo: 0) } }
    }
  }
  #expect(
    text(Property("endless", endless()) { _ in true }) == """
      'endless' was not checked: the generator went beyond 10000 choices or 400 nested parts (cases: 1)
        seed: 0000000000000001
      """)
}

@Test func missingSpecialCasesAreShownWithTheirCounts() {
  let property = Property(
    "vacuous", labels: [Label("special", atLeast: 0.5)], scope: .exhaustive(limit: 100)
  ) { trial in
    _ = trial.source.choose(upTo: 99)
    return nil
  }
  #expect(
    text(property) == """
      'vacuous' was met by too few special cases: 'special' 0 of 100
        seed: 0000000000000001
      """)
}

@Test func aScopeThatIsTooLargeIsShownWithItsLimit() {
  let property = Property("large", scope: .exhaustive(limit: 9)) { trial in
    _ = trial.source.choose(upTo: 9)
    return nil
  }
  #expect(text(property) == "'large' has more than 9 cases\n  seed: 0000000000000001")
}
