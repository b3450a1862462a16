import ChildProcesses
import Foundation
import MutantChecking
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
      CommandOption(
        "--list", nil, "lists the mutants: expected killers, or what is replaced by what")
    ]
    + MutationPlan.options + [
      CommandOption(
        "--cases", "N", "cases of the expected killer; other laws get a tenth (default 2,000)"),
      CommandArguments.seedOption,
      CommandOption("--seeds", "N", "runs the expected killers with N seeds too: kill confidence"),
      CommandOption("--matrix", nil, "runs every law at the full budget and shows laws × mutants"),
      CommandOption("--jobs", "N", "workers at a time (default: processors)"),
    ] + MutationOutput.options + DerivedOptions.options

  private let plan: MutationPlan
  private let isList: Bool
  private let cases: Int
  private let seed: Seed
  private let seedCount: Int
  private let isMatrix: Bool
  private let jobs: Int
  private let output: MutationOutput
  private let words: [String]
  private let derived: DerivedMutation?
  private let package: PackageMutation?

  init(_ arguments: CommandArguments) throws(CommandError) {
    if !arguments.has("--package") { try arguments.refuseOperands() }
    words = [Self.name] + arguments.words
    isList = arguments.has("--list")
    plan = try MutationPlan(arguments)
    cases = try arguments.number("--cases", atLeast: 1) ?? 2000
    seed = try arguments.seed()
    seedCount = try arguments.number("--seeds", atLeast: 1) ?? 1
    isMatrix = arguments.has("--matrix")
    jobs =
      try arguments.number("--jobs", atLeast: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    output = try MutationOutput(arguments)
    package = try PackageMutation(arguments, shard: plan.shard, jobs: jobs)
    derived = try DerivedMutation(arguments, of: plan, cases: cases, seed: seed, jobs: jobs)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let interruption = Interruption.onSignals()
    let part: DerivedPart?
    do throws(CommandError) {
      part = if let package { try package.part(console) } else { try derived?.part(console) }
    } catch {
      // The signal may have ended the build as well.
      guard interruption.isSet else { throw error }
      console.warn("gauntlet: interrupted while the mutants were built")
      return .incomplete
    }
    if package != nil, part == nil { return .nothingRan }
    guard !isList else {
      list(part, console)
      return .success
    }
    var run = RunRecord.here(
      command: words, seed: seed, cases: cases, seedCount: seedCount, isMatrix: isMatrix,
      shard: plan.shard, plan: plan.all.map(\.name) + (part?.records.map(\.id) ?? []))
    if package != nil { run.package = part?.name }
    let earlier = try plan.earlier(of: run)
    console.print(run.line)
    if let package, let part {
      return try package.run(
        part, as: run, after: earlier, until: interruption, output, console)
    }
    var recorder = recorder(of: run, part, after: earlier)
    let checkpoint = output.checkpoint(of: recorder)
    console.print(SummaryText(recorder.record).baselineLine)
    console.flush()
    if recorder.record.isBaselinePassed {
      try runCatalogue(&recorder, checkpoint, until: interruption, console)
    }
    if let derived, let part, recorder.record.isBaselinePassed {
      try derived.run(part, &recorder, checkpoint, until: interruption, console)
    }
    recorder.judgeLaws()
    return try output.report(recorder.record, console)
  }

  /// The record with the baseline, and with what an earlier run has decided.
  private func recorder(
    of run: RunRecord, _ part: DerivedPart?, after earlier: MutationRecord?
  ) -> MutationRecorder {
    let start = ContinuousClock.now
    let isKnown = earlier?.isBaselinePassed == true
    let subjects = isKnown ? earlier?.subjects : nil
    var recorder = MutationRecorder(
      run,
      subjects: subjects
        ?? Baseline(
          plan.suites, cases: cases, repeatedCases: budget.otherCases, seed: seed
        ).subjects,
      mutants: plan.mutants, sources: CatalogueSources(root: .currentDirectory()))
    recorder.note(part: "baseline", ContinuousClock.now - start)
    if let part { recorder.add(part, shard: plan.shard) }
    if let earlier { recorder.takeOver(earlier) }
    return recorder
  }

  private func runCatalogue(
    _ recorder: inout MutationRecorder, _ checkpoint: RunCheckpoint,
    until interruption: Interruption, _ console: Console
  ) throws(CommandError) {
    guard !plan.mutants.isEmpty else { return }
    let start = ContinuousClock.now
    let run = run(over: recorder.record.mutants.filter { !$0.status.isDecided })
    let progress = ProgressBar("mutants", total: run.mutants.count, console: console)
    do throws(ChildProcessError) {
      recorder.note(
        try run.results(until: interruption) { result in
          progress.advance(result.mutant, isFinding: !result.verdict.isAsExpected)
          checkpoint.note(result)
        })
      if seedCount > 1 {
        recorder.note(
          try self.run(over: recorder.record.mutants.filter(\.lacksConfidence))
            .killConfidence(seedCount: seedCount, until: interruption) { _ in })
      }
    } catch {
      throw .failure(error.description)
    }
    recorder.note(
      Counterexamples(cases: cases, seed: seed).find(
        for: recorder.record.mutants.filter(\.lacksCounterexample).map(\.id), jobs: jobs,
        until: interruption))
    console.endProgress()
    recorder.note(part: "catalogue", ContinuousClock.now - start)
  }

  private var budget: MutationBudget { MutationBudget(cases: cases, isFullMatrix: isMatrix) }

  private func run(over records: [MutantRecord]) -> MutationRun {
    let chosen = Set(records.map(\.id))
    return MutationRun(
      mutants: plan.mutants.filter { chosen.contains($0.name) },
      budget: budget, seed: seed, jobs: jobs,
      workerCommand: WorkerCommand.command)
  }

  private func list(_ part: DerivedPart?, _ console: Console) {
    let width = plan.mutants.map(\.name.count).max() ?? 0
    for mutant in plan.mutants {
      console.print("\(mutant.name.padded(to: width))  \(mutant.expectedKiller)")
    }
    for line in part.map({ DerivedList.lines($0.records(in: plan.shard)) }) ?? [] {
      console.print(line)
    }
  }
}
