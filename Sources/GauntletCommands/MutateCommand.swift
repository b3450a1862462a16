import Foundation
import MutationTesting
import PropertyTesting
import Reporting

/// The command `gauntlet mutate`.
struct MutateCommand: Command {
  static let name = "mutate"
  static let summary =
    "The main job: shows that each broken comparator makes the law made for it fail, and the score."
  static let options = [
    CommandOption("--list", nil, "lists the mutants and their expected killers"),
    CommandOption("--mutant", "NAME", "runs this mutant only", isRepeatable: true),
    CommandOption(
      "--cases", "N", "cases of the expected killer; other laws get a tenth (default 2,000)"),
    CommandArguments.seedOption,
    CommandOption("--seeds", "N", "runs the expected killers with N seeds too: kill confidence"),
    CommandOption("--matrix", nil, "runs every law at the full budget and shows laws × mutants"),
    CommandOption("--jobs", "N", "workers at a time (default: processors)"),
    CommandOption("--fail-under", "PERCENT", "also fails if the score is lower"),
    CommandOption("--output", "DIR", "where reports go (default \(ReportFolder.defaultPath))"),
  ]

  private let mutants: [Mutant]
  private let isList: Bool
  private let cases: Int
  private let seed: Seed
  private let seedCount: Int
  private let isMatrix: Bool
  private let jobs: Int
  private let leastPercent: Double
  private let output: String
  private let words: [String]

  init(_ arguments: CommandArguments) throws(CommandError) {
    try arguments.refuseOperands()
    words = [Self.name] + arguments.words
    isList = arguments.has("--list")
    let names = arguments.values("--mutant")
    mutants =
      names.isEmpty
      ? LawSuite.allMutants
      : try names.map { (name) throws(CommandError) in try LawSuite.mutant(name) }
    cases = try arguments.number("--cases", atLeast: 1) ?? 2000
    seed = try arguments.seed()
    seedCount = try arguments.number("--seeds", atLeast: 1) ?? 1
    isMatrix = arguments.has("--matrix")
    jobs =
      try arguments.number("--jobs", atLeast: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    leastPercent = try Self.percent(arguments.value("--fail-under"))
    output = arguments.value("--output") ?? ReportFolder.defaultPath
  }

  private static func percent(_ text: String?) throws(CommandError) -> Double {
    guard let text else { return 0 }
    guard let percent = Double(text), (0...100).contains(percent) else {
      throw .usage("--fail-under needs a percentage from 0 to 100, found '\(text)'")
    }
    return percent
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    guard !isList else {
      list(console)
      return .success
    }
    let interruption = Interruption.onSignals()
    let run = RunRecord.here(
      command: words, seed: seed, cases: cases, seedCount: seedCount, isMatrix: isMatrix, shard: nil
    )
    console.print(run.line)
    let clock = ContinuousClock()
    let start = clock.now
    let baseline = Baseline(LawSuite.all, CheckOptions(cases: cases, seed: seed))
    var recorder = MutationRecorder(
      run, baseline, mutants: mutants,
      sources: CatalogueSources(
        root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)))
    recorder.note(part: "baseline", clock.now - start)
    console.print(SummaryText(recorder.record).baselineLine)
    console.flush()
    if recorder.record.isBaselinePassed {
      let catalogueStart = clock.now
      try runCatalogue(&recorder, until: interruption, console)
      recorder.note(part: "catalogue", clock.now - catalogueStart)
    }
    return try report(recorder.record, console)
  }

  private func runCatalogue(
    _ recorder: inout MutationRecorder, until interruption: Interruption, _ console: Console
  ) throws(CommandError) {
    let run = MutationRun(
      mutants: mutants, budget: MutationBudget(cases: cases, isFullMatrix: isMatrix), seed: seed,
      jobs: jobs, workerCommand: WorkerCommand.command)
    let progress = ProgressBar("mutants", total: mutants.count, console: console)
    do throws(WorkerError) {
      recorder.note(try run.results(until: interruption) { progress.advance($0.mutant) })
      if seedCount > 1 {
        recorder.note(
          try run.killConfidence(seedCount: seedCount, until: interruption) { _ in })
      }
    } catch {
      throw .failure(error.description)
    }
    let killed = recorder.record.mutants.filter { $0.status == .killed }.map(\.id)
    recorder.note(
      Counterexamples(cases: cases, seed: seed).find(for: killed, jobs: jobs, until: interruption))
    console.endProgress()
  }

  /// Shows and stores what a run came to.
  private func report(
    _ run: MutationRecord, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    var record = run
    record.judgeLaws()
    let gate = MutationGate(leastPercent: leastPercent)
    for line in SummaryText(record).verdictLines + gate.findings(in: record) {
      console.print(line)
    }
    if isMatrix {
      for line in [""] + KillMatrixText(record).lines + [KillMatrixText.legend] {
        console.print(line)
      }
    }
    console.print("time        " + record.timings.map(\.line).joined(separator: " · "))
    try ReportFolder(output).write(record)
    return gate.status(of: record)
  }

  private func list(_ console: Console) {
    let width = mutants.map(\.name.count).max() ?? 0
    for mutant in mutants {
      console.print("\(mutant.name.padded(to: width))  \(mutant.expectedKiller)")
    }
  }
}

extension MutationRecord.Timing {
  /// The part and its seconds, such as `baseline 0.90 s`.
  fileprivate var line: String {
    let hundredths = Int((seconds * 100).rounded())
    let fraction = String(hundredths % 100)
    return
      "\(part) \(hundredths / 100).\(String(repeating: "0", count: 2 - fraction.count))\(fraction) s"
  }
}
