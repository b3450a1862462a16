import Foundation
import MutationTesting
import PropertyTesting
import Reporting

/// The command `gauntlet mutate`.
struct MutateCommand: Command {
  static let name = "mutate"
  static let summary =
    "The main job: shows that each broken comparator makes the law made for it fail, and the score."
  static let options =
    [
      CommandOption("--list", nil, "lists the mutants and their expected killers"),
      CommandOption("--only", "KIND", "runs the catalogue or the derived mutants only"),
      CommandOption(
        "--mutant", "NAME", "runs this mutant only; a derived one by its identifier",
        isRepeatable: true),
      CommandOption(
        "--cases", "N", "cases of the expected killer; other laws get a tenth (default 2,000)"),
      CommandArguments.seedOption,
      CommandOption("--seeds", "N", "runs the expected killers with N seeds too: kill confidence"),
      CommandOption("--matrix", nil, "runs every law at the full budget and shows laws × mutants"),
      CommandOption("--jobs", "N", "workers at a time (default: processors)"),
      CommandOption("--fail-under", "PERCENT", "also fails if the score is lower"),
      CommandOption("--output", "DIR", "where reports go (default .build/gauntlet/report)"),
    ] + DerivedOptions.options

  private let mutants: [Mutant]
  private let isList: Bool
  private let cases: Int
  private let seed: Seed
  private let seedCount: Int
  private let isMatrix: Bool
  private let jobs: Int
  private let leastPercent: Double
  private let output: String
  private let derived: DerivedMutation?
  private let package: PackageMutation?

  /// Which mutants are run.
  private enum Kind: String, CaseIterable {
    case catalogue
    case derived
  }

  init(_ arguments: CommandArguments) throws(CommandError) {
    if !arguments.has("--package") { try arguments.refuseOperands() }
    isList = arguments.has("--list")
    let kind = try Self.kind(arguments.value("--only"))
    let names = arguments.values("--mutant")
    mutants =
      names.isEmpty || kind == .derived || arguments.has("--package")
      ? LawSuite.allMutants
      : try names.map { (name) throws(CommandError) in try LawSuite.mutant(name) }
    cases = try arguments.number("--cases", atLeast: 1) ?? 2000
    seed = try arguments.seed()
    seedCount = try arguments.number("--seeds", atLeast: 1) ?? 1
    isMatrix = arguments.has("--matrix")
    jobs =
      try arguments.number("--jobs", atLeast: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    leastPercent = try Self.percent(arguments.value("--fail-under"))
    output = arguments.value("--output") ?? ".build/gauntlet/report"
    derived =
      kind == .derived
      ? DerivedMutation(
        options: try DerivedOptions(arguments), isList: isList, cases: cases, seed: seed,
        jobs: jobs) : nil
    package = try PackageMutation(arguments, isList: isList, jobs: jobs)
  }

  private static func kind(_ name: String?) throws(CommandError) -> Kind {
    guard let name else { return .catalogue }
    guard let kind = Kind(rawValue: name) else {
      throw unknown("kind of mutants", name, among: Kind.allCases.map(\.rawValue))
    }
    return kind
  }

  private static func percent(_ text: String?) throws(CommandError) -> Double {
    guard let text else { return 0 }
    guard let percent = Double(text), (0...100).contains(percent) else {
      throw .usage("--fail-under needs a percentage from 0 to 100, found '\(text)'")
    }
    return percent
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    if let package { return try package.run(console) }
    if let derived { return try derived.run(console) }
    guard !isList else {
      list(console)
      return .success
    }
    let clock = ContinuousClock()
    let start = clock.now
    let interruption = Interruption.onSignals()
    console.print(RunIdentity(seed: seed).line)
    let baseline = Baseline(LawSuite.all, CheckOptions(cases: cases, seed: seed))
    console.print(baseline.line)
    console.flush()
    guard baseline.isPassed else {
      for line in baseline.findings { console.print(line) }
      return .baselineFailed
    }
    let baselineEnd = clock.now
    let summary = try summary(until: interruption, console)
    for line in summary.lines { console.print(line) }
    console.print(
      "time        baseline \(SecondsText.text(baselineEnd - start)) · catalogue \(SecondsText.text(clock.now - baselineEnd))"
    )
    try ReportFolder(output).write([
      (
        "summary.txt",
        ([RunIdentity(seed: seed).line, baseline.line] + summary.lines).joined(separator: "\n")
          + "\n"
      ),
      ("matrix.txt", summary.matrix.joined(separator: "\n") + "\n"),
      ("matrix.json", KillMatrixJSON(summary.results).text),
    ])
    return summary.status
  }

  private func summary(
    until interruption: Interruption, _ console: Console
  ) throws(CommandError) -> MutationSummary {
    let run = MutationRun(
      mutants: mutants, budget: MutationBudget(cases: cases, isFullMatrix: isMatrix), seed: seed,
      jobs: jobs, workerCommand: WorkerCommand.command)
    let progress = ProgressBar("mutants", total: mutants.count, console: console)
    do throws(WorkerError) {
      let results = try run.results(until: interruption) { progress.advance($0.mutant) }
      let confidence =
        seedCount > 1
        ? try run.killConfidence(seedCount: seedCount, until: interruption) { _ in } : []
      console.endProgress()
      return MutationSummary(
        mutants: mutants, results: results, confidence: confidence, seedCount: seedCount,
        cases: cases, isMatrix: isMatrix, leastPercent: leastPercent)
    } catch {
      throw .failure(error.description)
    }
  }

  private func list(_ console: Console) {
    let width = mutants.map(\.name.count).max() ?? 0
    for mutant in mutants {
      console.print("\(mutant.name.padded(to: width))  \(mutant.expectedKiller)")
    }
  }
}
