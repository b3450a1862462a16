import PropertyTesting
import Testing

/// A table that overflows at its eighth entry, beside a model that does not.
///
/// Five of the six commands empty it. Entries count only if all their fields are new, so that repeating a command is of no use.
private struct Table: StateMachine {
  static let commandCount = 6

  let pick: @Sendable (inout ChoiceSource) -> Int
  private var columns = Array(repeating: Set<Int>(), count: 3)

  init(pick: @escaping @Sendable (inout ChoiceSource) -> Int) {
    self.pick = pick
  }

  func command(_ source: inout ChoiceSource) -> [Int]? {
    pick(&source) == 3 ? columns.map { _ in source.number(0...99_999) } : nil
  }

  mutating func run(_ command: [Int]?) -> String? {
    guard let command else {
      columns = columns.map { _ in [] }
      return nil
    }
    guard zip(columns, command).allSatisfy({ !$0.contains($1) }) else { return nil }
    for (column, field) in command.enumerated() { columns[column].insert(field) }
    return columns[0].count == 8 ? "overflow" : nil
  }
}

/// How many of ten seeds show the overflow within 3,000 cases.
private func findCount(pick: @escaping @Sendable (inout ChoiceSource) -> Int) -> Int {
  let property = Property("tables do not overflow", commands: 20) { Table(pick: pick) }
  return (0..<10).count { seed in
    let options = CheckOptions(cases: 3000, seed: Seed(UInt64(seed)), shrinkBudget: 0)
    return property.check(options).counterexample != nil
  }
}

@Test func aFaultThatNeedsManyCommandsOfOneKindIsFoundWhenOthersAreSwitchedOff() {
  #expect(findCount { $0.alternative(of: Table.commandCount) } == 10)
  #expect(findCount { $0.number(0...Table.commandCount - 1) } == 0)
}

@Test func oneOfSwitchesAlternativesOff() {
  let letters = OneOf("abcdefgh".map { letter in AnyGenerator { _ in letter } }).list(30...30)
  let property = Property("many letters", letters) { Set($0).count > 2 }
  let counterexample = property.check(CheckOptions(seed: Seed(1))).counterexample
  // What is switched off is still possible: the simplest case has the first alternative alone.
  let expected = String(describing: Array(repeating: Character("a"), count: 30))
  #expect(counterexample?.failure.inputs.first?.text == expected)
}

@Test func everyAlternativeIsMetOverManyCases() {
  for count in [1, 2, 63, 64, 65, 200] {
    let property = Property(
      "alternatives", labels: (0..<min(count, 64)).map { Label("\($0)", atLeast: 0.002) }
    ) { trial in
      _ = trial.source.choose(upTo: .max)
      let index = trial.source.alternative(of: count)
      if index < 64 { trial.mark(index) }
      return index < count
        ? nil : Failure([], observed: "\(index)", expected: "below \(count)")
    }
    let report = property.check(CheckOptions(cases: 10_000, seed: Seed(1)))
    #expect(report.isPassed)
    #expect(report.labels.allSatisfy { $0.count > 0 })
  }
}
