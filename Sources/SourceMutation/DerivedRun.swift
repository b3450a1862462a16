package import ChildProcesses
package import MutantChecking
import MutationTesting
package import PropertyTesting

/// Runs laws against every mutant of an instrumented build.
package struct DerivedRun: Sendable {
  private let build: InstrumentedBuild
  private let suites: [Mutant]
  private let subject: @Sendable (String) -> String
  private let workerCommand: [String]
  private let workFolder: String
  private let cases: Int
  private let seed: Seed
  private let jobs: Int
  private let ignored: IgnoreList

  /// Plans a run.
  ///
  /// - Parameters:
  ///   - build: the build with all mutants.
  ///   - suites: the subjects with their laws, as the worker knows them.
  ///   - subject: the subject that a module belongs to.
  ///   - workerCommand: the words that start a worker of the build.
  ///   - workFolder: where the files lie through which workers learn their mutant.
  ///   - cases: how many cases a law gets at most.
  ///   - seed: the seed of all cases.
  ///   - jobs: how many workers run at a time.
  ///   - ignored: mutants that are looked at with few cases, to see whether they are
  ///     noticed after all.
  package init(
    build: InstrumentedBuild, suites: [Mutant], subject: @escaping @Sendable (String) -> String,
    workerCommand: [String], workFolder: String, cases: Int, seed: Seed, jobs: Int,
    ignored: IgnoreList = .empty
  ) {
    self.build = build
    self.suites = suites
    self.subject = subject
    self.workerCommand = workerCommand
    self.workFolder = workFolder
    self.cases = cases
    self.seed = seed
    self.jobs = jobs
    self.ignored = ignored
  }

  /// Looks at the original: which law comes to which slot, whether everything holds, and whether it
  /// comes to the same twice.
  ///
  /// - Throws: ``SourceMutationError`` when a worker cannot be started.
  package func baseline(
    until interruption: Interruption
  ) throws(SourceMutationError) -> DerivedBaseline? {
    let pool = WorkPool<_, SourceMutationError>(items: laws, jobs: jobs, interruption: interruption)
    let behaviours = try pool.results(
      with: { (job) throws(SourceMutationError) in try session("\(job)", interruption) },
      work: { (law, session) throws(SourceMutationError) in try behaviour(of: law, session) })
    guard behaviours.count == laws.count else { return nil }
    let reach = Dictionary(uniqueKeysWithValues: zip(laws, behaviours.map(\.reach)))
    var failures = behaviours.flatMap(\.failures)
    let forced = try session("forced", interruption)
    defer { forced.stop() }
    if let law = laws.first(where: { !(reach[$0] ?? []).isEmpty }) {
      forced.forceFailure()
      guard let outcome = try forced.outcome(of: law, cases: 1, isFull: false) else { return nil }
      if !outcome.isDetection { failures.append("a forced failure was not noticed by \(law.law)") }
    }
    return DerivedBaseline(reach: reach, failures: failures)
  }

  /// What a law comes to on the original: once with all cases, and twice with as many as nearly all
  /// mutants are noticed in.
  private func behaviour(
    of law: DerivedLaw, _ session: DerivedSession
  ) throws(SourceMutationError) -> (reach: Set<Int>, failures: [String])? {
    session.selectOriginal()
    session.forgetReach()
    guard let all = try session.outcome(of: law, cases: cases, isFull: true) else { return nil }
    let reach = session.reached
    var failures = all.isDetection ? ["\(law.law): \(all)"] : []
    guard law.isSampled else { return (reach, failures) }
    let few = min(Self.earlyCases.last ?? cases, cases)
    guard let first = try session.outcome(of: law, cases: few, isFull: false),
      let second = try session.outcome(of: law, cases: few, isFull: false)
    else { return nil }
    if first != second {
      failures.append("\(law.law) did not come to the same twice: \(first), \(second)")
    }
    return (reach, failures)
  }

  /// Judges mutants.
  ///
  /// - Parameters:
  ///   - numbers: the mutants' numbers.
  ///   - baseline: what laws come to.
  ///   - interruption: when it is set, no more mutants are begun.
  ///   - onResult: called after each mutant, from any thread, one call at a time.
  /// - Returns: the results, sorted by number; fewer when it was interrupted.
  /// - Throws: ``SourceMutationError`` when a worker cannot be started.
  package func results(
    of numbers: [Int], _ baseline: DerivedBaseline, until interruption: Interruption,
    onResult: @escaping @Sendable (DerivedResult) -> Void
  ) throws(SourceMutationError) -> [DerivedResult] {
    // Each of what runs once in a process needs one of its own: last, they leave the others alone.
    let isInitialiser = { (number: Int) in build.mutants[number]?.isInitialiser == true }
    let inOrder = numbers.filter { !isInitialiser($0) } + numbers.filter(isInitialiser)
    let pool = WorkPool<_, SourceMutationError>(
      items: inOrder, jobs: jobs, interruption: interruption)
    return try pool.results(
      with: { (job) throws(SourceMutationError) in try session("\(job)", interruption) },
      onResult: onResult,
      work: { (number, session) throws(SourceMutationError) in
        try result(of: number, baseline, session)
      }
    ).sorted { $0.number < $1.number }
  }

  private func session(
    _ name: String, _ interruption: Interruption
  ) throws(SourceMutationError) -> DerivedSession {
    try DerivedSession(
      state: SwitchState(path: "\(workFolder)/switch-\(name)", slotCount: build.slotCount),
      command: workerCommand, seed: seed, interruption: interruption)
  }

  private var laws: [DerivedLaw] {
    suites.flatMap { suite in
      suite.laws.map { law in
        DerivedLaw(
          suite: suite.name, law: law.name, isSampled: law.properties.first?.scope == .sampled)
      }
    }
  }

  /// One go through the laws.
  private struct Stage {
    let cases: Int
    /// Whether small scopes are tried too, which take long.
    var isFull = false
    /// Whether a process does it that has never been another mutant.
    var isFresh = false
  }

  /// How many cases the first goes through the laws have.
  private static let earlyCases = [5, 25, 250]

  /// The goes through the laws, until one of them notices: most mutants need few cases, so that every
  /// law is tried with few before any gets all.
  ///
  /// Whether an ignored mutant is noticed after all, the first ones have to tell.
  private func stages(isIgnored: Bool) -> [Stage] {
    let first = Self.earlyCases.map { Stage(cases: min($0, cases)) }
    return isIgnored
      ? first
      : first + [
        Stage(cases: cases, isFull: true), Stage(cases: cases, isFull: true, isFresh: true),
      ]
  }

  private func result(
    of number: Int, _ baseline: DerivedBaseline, _ session: DerivedSession
  ) throws(SourceMutationError) -> DerivedResult? {
    guard let mutant = build.mutants[number] else { return nil }
    let laws = baseline.laws(for: mutant, among: laws)
    guard !laws.isEmpty else {
      return DerivedResult(number: number, mutant: mutant, status: .noCoverage)
    }
    if mutant.isInitialiser {
      session.stop()
    } else {
      try session.warmUp(self.laws.filter(\.isSampled))
    }
    session.select(number, inSlot: mutant.slot)
    defer { if mutant.isInitialiser { session.stop() } }
    let isIgnored = ignored.reason(for: mutant.identifier) != nil
    guard let status = try status(laws, stages(isIgnored: isIgnored), session) else { return nil }
    var result = DerivedResult(number: number, mutant: mutant, status: status)
    let subject = subject(mutant.module)
    switch status {
    // What runs once in a process cannot be both in one.
    case _ where mutant.isInitialiser: break
    case .killed: result.differences = try session.differences(of: subject)
    case .survived where !isIgnored:
      result.differences = try session.differences(of: subject)
      result.finding = try session.missingTest(of: subject, cases: Self.searchCases)
    default: break
    }
    return result
  }

  /// Random inputs on which a survivor is compared with the original.
  private static let searchCases = 20_000

  /// Judges a mutant that is the only change of a worker's source.
  ///
  /// - Returns: its status; nil when the run was interrupted.
  func statusAlone(
    of result: DerivedResult, _ baseline: DerivedBaseline, worker: [String],
    until interruption: Interruption
  ) throws(SourceMutationError) -> DerivedResult.Status? {
    let session = try DerivedSession(
      state: SwitchState(path: "\(workFolder)/switch-audit", slotCount: build.slotCount),
      command: worker, seed: seed, interruption: interruption)
    return try self.result(of: result.number, baseline, session)?.status
  }

  /// What the laws say of the mutant that is selected; nil when the run was interrupted.
  private func status(
    _ laws: [DerivedLaw], _ stages: [Stage], _ session: DerivedSession
  ) throws(SourceMutationError) -> DerivedResult.Status? {
    for stage in stages {
      if stage.isFresh { session.stop() }
      for law in laws where stage.isFull || law.isSampled {
        guard
          let outcome = try session.outcome(of: law, cases: stage.cases, isFull: stage.isFull)
        else { return nil }
        if let status = DerivedResult.Status(outcome, law.law) { return status }
      }
    }
    return .survived
  }
}

/// A law about one subject.
package struct DerivedLaw: Hashable, Sendable {
  package let suite: String
  package let law: String
  /// Whether it takes random cases, as few as are asked for.
  let isSampled: Bool
}

/// What the laws come to on the original.
package struct DerivedBaseline: Sendable {
  /// The slots that each law comes to.
  let reach: [DerivedLaw: Set<Int>]
  /// What is wrong with the original, or with the way that it is run.
  package let failures: [String]

  /// The laws that come to a mutant.
  ///
  /// What runs once in a process is reached by the first law that needs it, and matters to all.
  func laws(for mutant: SourceMutant, among laws: [DerivedLaw]) -> [DerivedLaw] {
    let reaching = laws.filter { reach[$0]?.contains(mutant.slot) == true }
    return mutant.isInitialiser && !reaching.isEmpty ? laws : reaching
  }
}

extension DerivedResult.Status {
  /// What a law's outcome says of a mutant; nil when it says nothing.
  fileprivate init?(_ outcome: CheckOutcome, _ law: String) {
    switch outcome {
    case .killed(let cases): self = .killed(by: law, cases: cases)
    case .timedOut: self = .timedOut(law: law)
    case .crashed(let how): self = .crashed(law: law, how: how)
    case .survived, .gaveUp, .notApplicable, .notRun: return nil
    }
  }
}
