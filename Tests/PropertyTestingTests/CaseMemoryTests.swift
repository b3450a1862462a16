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

  /// With a memory that knows the case, with one that does not, and without.
  @Test func whatIsDrawnAfterTheCaseIsOneTooMany() {
    let properties = [
      Property("drawsOn") { (trial) throws(Discard) in
        _ = try trial.draw { (trial) throws(Discard) in trial.source.number(0...999) }
        _ = trial.source.number(0...999)
        return nil
      },
      Property("drawsTwice") { (trial) throws(Discard) in
        let numbers = (
          try trial.draw { (trial) throws(Discard) in trial.source.number(0...999) },
          try trial.draw { (trial) throws(Discard) in trial.source.number(0...999) }
        )
        return numbers.0 == numbers.1 ? Failure([], observed: "equal", expected: "any") : nil
      },
    ]
    let memory = CaseMemory()
    for property in properties {
      for memory in [memory, memory, nil] {
        #expect(property.check(options, remembering: memory).ending == .oversized)
      }
    }
  }

  @Test func anOversizedCaseIsNotRemembered() {
    let property = Property("oversized") { (trial) throws(Discard) in
      _ = try trial.draw { (trial) throws(Discard) in
        for _ in 0...ChoiceSource.maximumChoiceCount { _ = trial.source.choose(upTo: 9) }
        return 0
      }
      return nil
    }
    let memory = CaseMemory()
    for memory in [memory, memory, nil] {
      #expect(property.check(options, remembering: memory).ending == .oversized)
    }
  }

  @Test func labelsThatAreMarkedBeforeAreThoseOfTheSubject() {
    let memory = CaseMemory()
    for isMarked in [true, false] {
      let property = Property("labelled", labels: [Label("before"), Label("drawn")]) {
        (trial) throws(Discard) in
        trial.mark(0, if: isMarked)
        _ = try trial.draw { (trial) throws(Discard) in
          let number = trial.source.number(0...1_000_000)
          trial.mark(1)
          return number
        }
        return nil
      }
      let report = property.check(options, remembering: memory)
      #expect(report.labels.map(\.count) == [isMarked ? 300 : 0, 300])
    }
  }

  @Test func aCaseWithAScoreIsDrawnAnew() {
    let property = Property("scored") { (trial) throws(Discard) in
      let number = try trial.draw { (trial) throws(Discard) in
        let number = trial.source.number(0...1_000_000)
        trial.target(Double(number))
        return number
      }
      return number < 999_990 ? nil : Failure([], observed: "\(number)", expected: "less")
    }
    let memory = CaseMemory()
    _ = property.check(options, remembering: memory)
    #expect(property.check(options, remembering: memory) == property.check(options))
  }

  @Test func casesBeyondABorderAreDrawnAnew() {
    let memory = CaseMemory()
    let drawCount = DrawCount()
    let property = Property("many") { (trial) throws(Discard) in
      _ = try trial.draw { (trial) throws(Discard) in
        drawCount.add()
        return trial.source.choose(upTo: .max)
      }
      return nil
    }
    let options = CheckOptions(cases: DrawnCases.largestCount + 10, seed: Seed(7))
    _ = property.check(options, remembering: memory)
    let before = drawCount.value
    _ = property.check(options, remembering: memory)
    #expect(drawCount.value == before + 10)
  }

  @Test func severalThreadsShareAMemory() {
    let memory = CaseMemory()
    let options = CheckOptions(cases: 3000, seed: Seed(7), threads: 4)
    for limit in [.max, 999_000] as [UInt64] {
      #expect(
        isBelow(limit).check(options, remembering: memory) == isBelow(limit).check(options))
    }
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
    let cases = seen.withLock { $0 }
    #expect(cases.count > 2 * options.cases)
    #expect(cases.allSatisfy { $0.count == 1 })
  }

  @Test func manySeedsAreNotAllRemembered() {
    let memory = CaseMemory()
    let drawCount = DrawCount()
    for seed in 0..<600 as Range<UInt64> {
      let options = CheckOptions(cases: 1, seed: Seed(seed))
      _ = isBelow(.max, drawCount).check(options, remembering: memory)
    }
    let before = drawCount.value
    let first = CheckOptions(cases: 1, seed: Seed(0))
    _ = isBelow(.max, drawCount).check(first, remembering: memory)
    let again = drawCount.value
    _ = isBelow(.max, drawCount).check(first, remembering: memory)
    #expect(again - before > drawCount.value - again)
  }
}
