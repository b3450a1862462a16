public import ChildProcesses
public import MutantChecking
public import PropertyTesting

/// Every law against every mutant, in worker processes.
public struct MutationRun: Sendable {
  /// The mutants, in the order of the results.
  public let mutants: [Mutant]
  /// How many cases each law gets.
  public let budget: MutationBudget
  /// The seed of all cases.
  public let seed: Seed
  /// How many workers run at a time.
  public let jobs: Int
  /// The words that start a worker.
  public let workerCommand: [String]
  /// For how many milliseconds a worker may be silent before a check, besides 5 for each case.
  ///
  /// A mutant may sleep or wait for ever. Generous, since other processes may hold the processor.
  let wallMilliseconds: Int

  /// Plans a run.
  public init(
    mutants: [Mutant], budget: MutationBudget, seed: Seed, jobs: Int, workerCommand: [String]
  ) {
    self.init(
      mutants: mutants, budget: budget, seed: seed, jobs: jobs, workerCommand: workerCommand,
      wallMilliseconds: 30_000)
  }

  package init(
    mutants: [Mutant], budget: MutationBudget, seed: Seed, jobs: Int, workerCommand: [String],
    wallMilliseconds: Int
  ) {
    self.mutants = mutants
    self.budget = budget
    self.seed = seed
    self.jobs = jobs
    self.workerCommand = workerCommand
    self.wallMilliseconds = wallMilliseconds
  }

  /// Runs every law against every mutant.
  ///
  /// - Parameters:
  ///   - interruption: when it is set, workers end and no more mutants are begun.
  ///   - onResult: called after each mutant, from any thread, one call at a time.
  /// - Returns: the results in the order of the mutants; fewer when it was interrupted.
  /// - Throws: ``ChildProcessError`` when a worker cannot be started.
  public func results(
    until interruption: Interruption, onResult: @escaping @Sendable (MutantResult) -> Void
  ) throws(ChildProcessError) -> [MutantResult] {
    try forEachMutant(until: interruption, onResult: onResult) {
      (mutant, supervisor) throws(ChildProcessError) in
      try result(for: mutant, supervisor)
    }
  }

  /// Runs each mutant's expected killer with several seeds.
  ///
  /// - Parameters:
  ///   - seedCount: how many seeds, made from the run's seed.
  ///   - interruption: when it is set, workers end and no more mutants are begun.
  ///   - onResult: called after each mutant, from any thread, one call at a time.
  /// - Returns: what the seeds came to, in the order of the mutants, without those that end their
  ///   process; fewer when it was interrupted.
  /// - Throws: ``ChildProcessError`` when a worker cannot be started.
  public func killConfidence(
    seedCount: Int, until interruption: Interruption,
    onResult: @escaping @Sendable (KillConfidence) -> Void
  ) throws(ChildProcessError) -> [KillConfidence] {
    try forEachMutant(until: interruption, onResult: onResult) {
      (mutant, supervisor) throws(ChildProcessError) in
      try confidence(in: mutant, seedCount: seedCount, supervisor)
    }.filter { !$0.casesToKill.isEmpty || $0.missCount > 0 }
  }

  private func forEachMutant<Result: Sendable>(
    until interruption: Interruption, onResult: @escaping @Sendable (Result) -> Void,
    _ body: @escaping @Sendable (Mutant, WorkerSupervisor) throws(ChildProcessError) -> Result?
  ) throws(ChildProcessError) -> [Result] {
    // The last ones first: a catalogue ends with the mutants that end their process, which take
    // longest, and one of them would keep one worker busy when the others have nothing left to do.
    try WorkPool(items: mutants.reversed(), jobs: jobs, interruption: interruption).results(
      with: { (_) throws(ChildProcessError) in
        WorkerSupervisor(
          command: workerCommand, wallMilliseconds: wallMilliseconds, interruption: interruption)
      },
      onResult: onResult, work: body
    ).reversed()
  }

  /// Runs the expected killer with several seeds.
  private func confidence(
    in mutant: Mutant, seedCount: Int, _ supervisor: WorkerSupervisor
  ) throws(ChildProcessError) -> KillConfidence? {
    var casesToKill: [Int] = []
    var missCount = 0
    for index in 0..<seedCount {
      let check = MutantCheck(
        mutant: mutant.name, law: mutant.expectedKiller, cases: budget.expectedKillerCases,
        isFull: true, seed: seed.forPart(UInt64(index)))
      switch try supervisor.outcome(of: check) {
      case nil: return nil
      case .killed(let cases): casesToKill.append(cases)
      case .timedOut, .crashed:
        return KillConfidence(
          mutant: mutant.name, casesToKill: [], missCount: 0, budget: budget.expectedKillerCases)
      case .survived, .gaveUp, .notApplicable, .notRun: missCount += 1
      }
    }
    return KillConfidence(
      mutant: mutant.name, casesToKill: casesToKill, missCount: missCount,
      budget: budget.expectedKillerCases)
  }

  /// Tries every law, the expected killer first: a mutant that ends its process or hangs too often
  /// keeps at least the outcome of that one.
  private func result(
    for mutant: Mutant, _ supervisor: WorkerSupervisor
  ) throws(ChildProcessError) -> MutantResult? {
    var outcomes: [String: CheckOutcome] = [:]
    var crashes = 0
    var timeouts = 0
    let laws =
      mutant.laws.filter { $0.name == mutant.expectedKiller }
      + mutant.laws.filter { $0.name != mutant.expectedKiller }
    for law in laws {
      guard crashes < Self.crashesPerMutant, timeouts < budget.timeoutsPerMutant else {
        outcomes[law.name] = .notRun
        continue
      }
      guard let outcome = try outcome(of: law, on: mutant, supervisor) else { return nil }
      outcomes[law.name] = outcome
      switch outcome {
      case .crashed: crashes += 1
      case .timedOut: timeouts += 1
      default: break
      }
    }
    return MutantResult(
      mutant: mutant.name, expectedKiller: mutant.expectedKiller,
      outcomes: mutant.laws.map { law in
        LawOutcome(law: law.name, outcome: outcomes[law.name] ?? .notRun)
      })
  }

  /// Tries a law until it notices the mutant; nil when the run was interrupted.
  private func outcome(
    of law: Mutant.Law, on mutant: Mutant, _ supervisor: WorkerSupervisor
  ) throws(ChildProcessError) -> CheckOutcome? {
    var last: CheckOutcome?
    for check in budget.checks(mutant, law, seed: seed) {
      last = try supervisor.outcome(of: check)
      guard let outcome = last, !outcome.isDetection else { break }
    }
    return last
  }

  /// Laws that may end a worker before no further ones are tried against the mutant: each costs the
  /// start of another worker, and two are enough to know it by.
  private static let crashesPerMutant = 2
}
