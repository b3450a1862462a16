import PropertyTesting
import Testing

/// A queue in a ring of four places, beside an array that does the same.
private struct RingQueue: StateMachine {
  enum Command {
    case put(Int)
    case take
    case clear
  }

  /// Whether it stays at the last place instead of going on at the first.
  let hasMistake: Bool
  private var ring = [0, 0, 0, 0]
  private var first = 0
  private var count = 0
  private var model: [Int] = []

  init(hasMistake: Bool) { self.hasMistake = hasMistake }

  func command(_ source: inout ChoiceSource) throws(Discard) -> Command {
    switch source.index(weighted: [model.count < 4 ? 3 : 0, model.isEmpty ? 0 : 2, 1]) {
    case 0: .put(source.number(0...9))
    case 1: .take
    default: .clear
    }
  }

  mutating func run(_ command: Command) -> String? {
    switch command {
    case .put(let number):
      ring[hasMistake ? min(first + count, 3) : (first + count) % 4] = number
      count += 1
      model.append(number)
    case .take:
      let taken = ring[first]
      first = (first + 1) % 4
      count -= 1
      let expected = model.removeFirst()
      if taken != expected { return "took \(taken) instead of \(expected)" }
    case .clear:
      count = 0
      model = []
    }
    return nil
  }
}

@Test func aSystemThatDoesWhatItsModelDoesPasses() {
  let property = Property("queue") { RingQueue(hasMistake: false) }
  #expect(property.check(CheckOptions(cases: 300, seed: Seed(1))).isPassed)
}

@Test(arguments: 1...5)
func aMistakeOfASystemIsShownWithFewCommands(seed: UInt64) throws {
  let property = Property("queue") { RingQueue(hasMistake: true) }
  let report = property.check(CheckOptions(cases: 2000, seed: Seed(seed)))
  let failure = try #require(report.counterexample).failure
  // Two numbers have to meet at the last place, which takes nine commands at least.
  #expect((9...10).contains(failure.inputs.count))
  #expect(failure.expected == "what the model does")
}

@Test func whatASystemThrowsIsAViolation() throws {
  struct Broken: Error {}
  struct Machine: StateMachine {
    func command(_ source: inout ChoiceSource) throws(Discard) -> Int { source.number(0...3) }
    mutating func run(_ command: Int) throws -> String? {
      if command == 2 { throw Broken() }
      return nil
    }
  }
  let report = Property("never", { Machine() }).check(CheckOptions(seed: Seed(1)))
  let failure = try #require(report.counterexample).failure
  #expect(failure.inputs.map(\.name) == ["step 1"] && failure.inputs.map(\.text) == ["2"])
  #expect(failure.observed == "threw Broken()")
}
