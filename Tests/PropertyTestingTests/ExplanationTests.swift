import PropertyTesting
import Synchronization
import Testing

/// A property of two texts that share their first number.
private func property(
  holds: @escaping @Sendable (Int, Int, Int) -> Bool
) -> Property {
  Property("explained") { (trial) throws(Discard) in
    let shared = trial.source.number(0...9)
    let left = trial.source.number(0...99)
    let right = trial.source.number(0...99)
    guard !holds(shared, left, right) else { return nil }
    return Failure(
      [Failure.Input("a", "\(shared)-\(left)"), Failure.Input("b", "\(shared)-\(right)")],
      observed: "no", expected: "yes")
  }
}

private func markings(_ property: Property) throws -> [String]? {
  let report = property.check(CheckOptions(cases: 4000, seed: Seed(1)))
  let counterexample = try #require(report.counterexample)
  return counterexample.explanation?.markings(of: counterexample.failure)
}

@Test func whatMattersIsMarked() throws {
  let marks = try markings(property { _, left, right in left < 10 || right >= 10 })
  #expect(marks == ["0-«10»", "0-«0»"])
}

@Test func aPartOfWhichOneValueHoldsMatters() throws {
  let marks = try markings(property { shared, left, right in shared == 5 || left + right < 40 })
  #expect(marks == ["«0»-0", "«0-40»"])
}

@Test func partsThatChangeDifferentlyAreNotCalledIrrelevant() throws {
  // Every case fails, but b is always what a is not.
  let mirrored = Property("mirrored") { (trial) throws(Discard) in
    let bit = trial.source.number(0...1)
    return Failure(
      [Failure.Input("a", "x\(bit)"), Failure.Input("b", "x\(1 - bit)")], observed: "no",
      expected: "yes")
  }
  #expect(try markings(mirrored) == nil)
}

/// Without a mark the explanation would say that any input fails.
@Test func whereNoPartMattersAloneNothingIsExplained() throws {
  #expect(try markings(property { _, _, _ in false }) == nil)
  let hidden = Property("hidden") { (trial) throws(Discard) in
    let isNumber = trial.source.chance(1, in: 2)
    let digit = trial.source.number(0...9)
    let text = isNumber ? "\(digit)" : "abcdefghij".prefix(digit + 1).suffix(1)
    guard isNumber else { return nil }
    return Failure([Failure.Input("a", "\(text)")], observed: "no", expected: "yes")
  }
  #expect(try markings(hidden) == nil)
}

@Test func theNumberOfVariationsIsTold() throws {
  let report = property { _, left, _ in left < 50 }.check(CheckOptions(seed: Seed(1)))
  let explanation = try #require(report.counterexample?.explanation)
  #expect(explanation.variationCount == 100)
  // The separators stay as they are.
  #expect(explanation.irrelevantParts == [[0..<1], [0..<1, 2..<3]])
}

@Test func aReplayedCaseIsExplainedLikeTheCheckedOne() throws {
  let property = property { _, left, right in left < 10 || right >= 10 }
  let found = try #require(
    property.check(CheckOptions(cases: 4000, seed: Seed(1))).counterexample)
  #expect(try property.replay(found.token)?.explanation == found.explanation)
}

@Test func aCaseThatIsNotMadeSimplerIsNotExplained() throws {
  let options = CheckOptions(cases: 100, seed: Seed(1), shrinkBudget: 0)
  let report = property { _, _, _ in false }.check(options)
  #expect(try #require(report.counterexample).explanation == nil)
}

@Test func whoNeedsNoExplanationDoesNotWaitForOne() throws {
  func found(isExplaining: Bool) throws -> (counterexample: Counterexample, judged: Int) {
    let judged = Mutex(0)
    let counted = property { _, left, right in
      judged.withLock { $0 += 1 }
      return left < 10 || right >= 10
    }
    let options = CheckOptions(cases: 4000, seed: Seed(1), isExplaining: isExplaining)
    return (try #require(counted.check(options).counterexample), judged.withLock(\.self))
  }
  let (explained, plain) = (try found(isExplaining: true), try found(isExplaining: false))
  #expect(explained.counterexample.explanation != nil)
  #expect(plain.counterexample.explanation == nil)
  #expect(plain.counterexample.failure == explained.counterexample.failure)
  #expect(plain.judged < explained.judged)
}
