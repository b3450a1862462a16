package import ChildProcesses
import Foundation
import MutationTesting

/// Runs the tests of a package against every mutant of its instrumented build, in a process each.
package struct TestRun: Sendable {
  private let build: InstrumentedBuild
  private let harness: TestHarness
  private let workFolder: String
  private let jobs: Int

  /// Plans a run.
  ///
  /// - Parameters:
  ///   - build: the build with all mutants.
  ///   - harness: how the tests are run.
  ///   - workFolder: where the files lie through which processes learn their mutant.
  ///   - jobs: how many processes run at a time.
  package init(build: InstrumentedBuild, harness: TestHarness, workFolder: String, jobs: Int) {
    self.build = build
    self.harness = harness
    self.workFolder = workFolder
    self.jobs = jobs
  }

  /// Time that the original gets, in milliseconds; a mutant gets ten times what the original took,
  /// and some for other processes that hold the processor.
  private static let baselineLimit = 600_000
  private static let leastLimit = 10_000

  /// Runs everything on the original, twice, once with every slot failing, and each test alone.
  ///
  /// - Parameter interruption: when it is set, no more tests are begun.
  /// - Returns: what came of it; nil when it was interrupted.
  /// - Throws: ``SourceMutationError`` when a command cannot be started.
  package func baseline(
    until interruption: Interruption
  ) throws(SourceMutationError) -> TestBaseline? {
    let state = try state("baseline")
    let clock = ContinuousClock()
    let start = clock.now
    let first = try run(harness.commands, state, limit: Self.baselineLimit)
    let taken = Int((clock.now - start) / .milliseconds(1))
    let reach = state.reached
    let second = try run(harness.commands, state, limit: Self.baselineLimit)
    var failures: [String] = []
    if let failure = first.failure { failures.append(failure.text) }
    if first.failure == nil, let failure = second.failure {
      failures.append("the second run of the original: \(failure.text)")
    }
    if first.testCount != second.testCount {
      failures.append("the original ran \(first.testCount) tests, then \(second.testCount)")
    }
    state.forceFailure()
    if !reach.isEmpty,
      try run(harness.commands, state, limit: Self.baselineLimit).failure == nil
    {
      failures.append("a forced failure was not noticed")
    }
    state.selectOriginal()
    var tests: [TestReach] = []
    for test in failures.isEmpty ? harness.tests : [] {
      guard !interruption.isSet else { return nil }
      tests.append(try self.reach(of: test, state))
    }
    return TestBaseline(
      testCount: first.testCount, reach: reach, tests: tests,
      limit: max(Self.leastLimit, 10 * taken),
      failures: failures)
  }

  /// Runs a test of the original alone.
  ///
  /// One that fails alone or does not count as one is never chosen: whatever it comes to, all tests
  /// run.
  private func reach(
    of test: TestHarness.Test, _ state: SwitchState
  ) throws(SourceMutationError) -> TestReach {
    state.forgetReach()
    let outcome = try run(harness.commands(for: [test]), state, limit: Self.baselineLimit)
    return TestReach(
      test: test, slots: state.reached,
      runsAlone: outcome == TestOutcome(testCount: 1, failure: nil))
  }

  /// Judges mutants.
  ///
  /// - Parameters:
  ///   - numbers: the mutants' numbers.
  ///   - baseline: what the tests come to on the original.
  ///   - interruption: when it is set, no more mutants are begun.
  ///   - onResult: called after each mutant, from any thread, one call at a time.
  /// - Returns: the results in the order of the numbers; fewer when it was interrupted.
  /// - Throws: ``SourceMutationError`` when a command cannot be started.
  package func results(
    of numbers: [Int], _ baseline: TestBaseline, until interruption: Interruption,
    onResult: @escaping @Sendable (DerivedResult) -> Void
  ) throws(SourceMutationError) -> [DerivedResult] {
    let pool = WorkPool<_, SourceMutationError>(
      items: numbers, jobs: jobs, interruption: interruption)
    return try pool.results(
      with: { (job) throws(SourceMutationError) in try state("\(job)") },
      onResult: onResult,
      work: { (number, state) throws(SourceMutationError) in
        guard let mutant = build.mutants[number] else { return nil }
        return DerivedResult(
          number: number, mutant: mutant, status: try status(of: number, mutant, baseline, state))
      })
  }

  private func status(
    of number: Int, _ mutant: SourceMutant, _ baseline: TestBaseline, _ state: SwitchState
  ) throws(SourceMutationError) -> DerivedResult.Status {
    guard baseline.reach.contains(mutant.slot) else { return .noCoverage }
    let tests = baseline.tests(for: mutant)
    let expectedCount = tests?.count ?? baseline.testCount
    state.select(number, inSlot: mutant.slot)
    let outcome = try run(
      tests.map(harness.commands) ?? harness.commands, state, limit: baseline.limit)
    switch outcome.failure {
    case .failed(let test): return .killed(by: test, cases: 1)
    case .timedOut: return .timedOut(law: "tests")
    case .crashed(let how): return .crashed(law: "tests", how: how)
    case nil where outcome.testCount != expectedCount:
      return .errored("\(outcome.testCount) tests ran, expected \(expectedCount)")
    case nil: return .survived
    }
  }

  private func state(_ name: String) throws(SourceMutationError) -> SwitchState {
    try SwitchState(path: "\(workFolder)/switch-\(name)", slotCount: build.slotCount)
  }

  /// Runs the commands as what the state says, until one fails.
  private func run(
    _ commands: [[String]], _ state: SwitchState, limit: Int
  ) throws(SourceMutationError) -> TestOutcome {
    // Colours would stand in the way of reading which test failed.
    let variables = state.variables.merging(["NO_COLOR": "1"]) { $1 }
    var testCount = 0
    for command in commands {
      do throws(ChildProcessError) {
        let answer = try ChildProcess.run(
          command, variables: variables, withinMilliseconds: limit)
        testCount += TestOutcome.testCount(in: answer.output)
        if let failure = TestOutcome.Failure(answer.ending, answer.output) {
          return TestOutcome(testCount: testCount, failure: failure)
        }
      } catch {
        throw .tool(error.description)
      }
    }
    return TestOutcome(testCount: testCount, failure: nil)
  }
}

/// The slots that a test comes to when it runs alone.
struct TestReach: Sendable {
  let test: TestHarness.Test
  let slots: Set<Int>
  /// Whether it is passed alone, as one test.
  let runsAlone: Bool
}

/// What the tests come to on the original.
package struct TestBaseline: Sendable {
  /// How many tests ran.
  package let testCount: Int
  /// The slots that tests come to.
  let reach: Set<Int>
  /// The tests that can be run alone, with what they come to.
  let tests: [TestReach]
  /// Milliseconds that a mutant gets.
  let limit: Int
  /// What is wrong with the original, or with the way that it is run.
  package let failures: [String]

  /// The names of the tests; none when they are not known apart.
  package var testNames: [String] { tests.map(\.test.name) }

  /// The tests that come to a mutant; nil when all have to run.
  func tests(for mutant: SourceMutant) -> [TestHarness.Test]? {
    let reaching = tests.filter { $0.slots.contains(mutant.slot) }
    guard !reaching.isEmpty, reaching.allSatisfy(\.runsAlone) else { return nil }
    return reaching.map(\.test)
  }
}
