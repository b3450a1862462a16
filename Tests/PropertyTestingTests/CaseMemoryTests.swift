import Synchronization
import Testing

@testable import PropertyTesting

/// Counts how often something is drawn.
private final class DrawCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add() { count.withLock { $0 += 1 } }
}

/// A property about a drawn number: it is false from a limit on.
private func isBelow(_ limit: UInt64, _ drawCount: DrawCount = DrawCount()) -> Property {
  Property("isBelow", labels: [Label("even")]) { (trial) throws(Discard) in
    let number = try trial.draw { (trial) throws(Discard) in
      drawCount.add()
      let number = trial.source.choose(upTo: 1_000_000)
      trial.mark(0, if: number.isMultiple(of: 2))
      guard !number.isMultiple(of: 7) else { throw .precondition }
      return number
    }
    guard number >= limit else { return nil }
    return Failure([Failure.Input("n", "\(number)")], observed: "\(number)", expected: "below")
  }
}

@Suite struct CaseMemoryTests {
  private let options = CheckOptions(cases: 300, seed: Seed(7))

  @Test func whatWasDrawnForOneSubjectIsNotDrawnForTheNext() {
    let memory = CaseMemory()
    let drawCount = DrawCount()
    let first = isBelow(.max, drawCount).check(options, remembering: memory)
    // A probe tells that there are more cases than are tried.
    #expect(drawCount.value == 1 + first.cases + first.discards)
    let second = isBelow(.max, drawCount).check(options, remembering: memory)
    // What was discarded has left nothing.
    #expect(drawCount.value == 2 + first.cases + 2 * first.discards)
    #expect(first == second)
    #expect(first.labels[0].count > 0)
  }

  @Test(arguments: [0, 500_000, 999_000, .max] as [UInt64])
  func theReportIsTheSameAsWithoutMemory(limit: UInt64) {
    let memory = CaseMemory()
    _ = isBelow(.max).check(options, remembering: memory)
    #expect(isBelow(limit).check(options, remembering: memory) == isBelow(limit).check(options))
  }

  @Test func anotherSeedHasOtherCases() {
    let memory = CaseMemory()
    let other = CheckOptions(cases: 300, seed: Seed(8))
    _ = isBelow(.max).check(options, remembering: memory)
    #expect(isBelow(.max).check(other, remembering: memory) == isBelow(.max).check(other))
  }

  @Test func casesOfAnotherTypeAreDrawnAnew() {
    let memory = CaseMemory()
    _ = isBelow(.max).check(options, remembering: memory)
    let namesake = Property("isBelow") { (trial) throws(Discard) in
      let text = try trial.draw { (trial) throws(Discard) in "\(trial.source.number(0...999))" }
      return text == "17" ? Failure([], observed: text, expected: "another") : nil
    }
    #expect(namesake.check(options, remembering: memory) == namesake.check(options))
  }

  @Test func whatIsDrawnAfterTheCaseIsOneTooMany() {
    let property = Property("drawsOn") { (trial) throws(Discard) in
      _ = try trial.draw { (trial) throws(Discard) in trial.source.number(0...999) }
      _ = trial.source.number(0...999)
      return nil
    }
    let report = property.check(options, remembering: CaseMemory())
    #expect(report.ending == .oversized)
  }

  @Test func aRecordedCaseIsDrawn() {
    let memory = CaseMemory()
    let seen = Mutex<[[UInt64]]>([])
    let property = Property("recorded") { (trial) throws(Discard) in
      _ = try trial.draw { (trial) throws(Discard) in trial.source.number(0...999_999) }
      let choices = trial.choices
      seen.withLock { $0.append(choices) }
      return nil
    }.recorded
    for _ in 1...2 { _ = property.check(options, remembering: memory) }
    #expect(seen.withLock { $0.allSatisfy { $0.count == 1 } })
  }

  @Test func manySeedsAreNotAllRemembered() {
    let memory = CaseMemory()
    let drawCount = DrawCount()
    for seed in 0..<600 as Range<UInt64> {
      let options = CheckOptions(cases: 1, seed: Seed(seed))
      _ = isBelow(.max, drawCount).check(options, remembering: memory)
    }
    let before = drawCount.value
    _ = isBelow(.max, drawCount).check(
      CheckOptions(cases: 1, seed: Seed(0)), remembering: memory)
    #expect(drawCount.value > before)
  }
}
