import Foundation
import MutationTesting
import PropertyTesting
import ReferenceLaws
import Reporting
import SourceMutation

/// The part of `gauntlet mutate` that derives mutants from the sources of the package it stands in.
struct DerivedMutation {
  let options: DerivedOptions
  let words: [String]
  let isList: Bool
  let cases: Int
  let seed: Seed
  let jobs: Int

  private let suites = ReferenceSuite.forMutants

  /// What is to be mutated.
  private enum Kind: String, CaseIterable {
    case catalogue
    case derived
  }

  /// Reads what the command line says of derived mutants; nil when they are not asked for.
  init?(
    _ arguments: CommandArguments, isList: Bool, cases: Int, seed: Seed, jobs: Int
  ) throws(CommandError) {
    guard let name = arguments.value("--only") else { return nil }
    guard let kind = Kind(rawValue: name) else {
      throw unknown("kind of mutants", name, among: Kind.allCases.map(\.rawValue))
    }
    guard kind == .derived else { return nil }
    options = try DerivedOptions(arguments)
    words = [MutateCommand.name] + arguments.words
    self.isList = isList
    self.cases = cases
    self.seed = seed
    self.jobs = jobs
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let interruption = Interruption.onSignals()
    if !isList {
      let run = RunRecord.here(
        command: words, seed: seed, cases: cases, seedCount: 1, isMatrix: false, shard: nil,
        plan: [])
      console.print(run.line)
    }
    console.flush()
    do throws(SourceMutationError) {
      let clock = ContinuousClock()
      let start = clock.now
      let build = try plan.build(toolIdentity: DerivedOptions.toolIdentity) { console.progress($0) }
      console.endProgress()
      let numbers = options.selection.numbers(in: build)
      guard !isList else {
        for line in DerivedList.lines(build, options.selection) { console.print(line) }
        return .success
      }
      let built = clock.now
      let run = DerivedRun(
        build: build, suites: suites.map(\.mutant),
        workerCommand: ["\(build.programs)/gauntlet-worker"], workFolder: workFolder, cases: cases,
        seed: seed, jobs: jobs, ignored: options.ignored)
      guard let baseline = try run.baseline(until: interruption) else { return .incomplete }
      guard baseline.failures.isEmpty else {
        for failure in baseline.failures { console.print("FAIL  \(failure)") }
        return .baselineFailed
      }
      let based = clock.now
      let progress = ProgressBar("mutants", total: numbers.count, console: console)
      let results = try run.results(of: numbers, baseline, until: interruption) {
        progress.advance($0.mutant.path)
      }
      console.endProgress()
      let summary = DerivedSummary(
        build: build, results: results, ignored: options.ignored,
        isComplete: results.count == numbers.count)
      for line in summary.lines { console.print(line) }
      let faults = try audit(results, run, baseline, until: interruption, console)
      console.print(
        "time        build \(CountText.seconds((built - start) / .seconds(1))) · baseline "
          + "\(CountText.seconds((based - built) / .seconds(1))) · derived \(CountText.seconds((clock.now - based) / .seconds(1)))"
      )
      return ExitStatus.first(of: [summary.status, faults.isEmpty ? .success : .internalError])
    } catch {
      throw CommandError(error)
    }
  }

  /// Has a sample of the mutants judged again, each in a build of its own.
  private func audit(
    _ results: [DerivedResult], _ run: DerivedRun, _ baseline: DerivedBaseline,
    until interruption: Interruption, _ console: Console
  ) throws(SourceMutationError) -> [String] {
    guard options.auditCount > 0 else { return [] }
    let audit = DerivedAudit(plan: plan, run: run, program: "gauntlet-worker")
    let sample = DerivedAudit.sample(options.auditCount, of: results, seed: seed)
    var faults: [String] = []
    for result in sample {
      console.progress("audit: \(result.mutant.summary)")
      if let fault = try audit.fault(in: result, baseline, until: interruption) {
        faults.append(fault)
      }
    }
    console.endProgress()
    for fault in faults { console.print(fault) }
    console.print(
      "audit       \(sample.count) applied as real edits · \(faults.count) with another verdict")
    return faults
  }

  private var package: String { FileManager.default.currentDirectoryPath }
  private var workFolder: String { "\(package)/.build/gauntlet/derived" }

  private var plan: BuildPlan {
    BuildPlan(
      package: package, workFolder: workFolder, modules: suites.flatMap(\.modules),
      product: ["--product", "gauntlet-worker"],
      // What the worker is not built from.
      unusedPaths: ["Tests/", "Mutants/", "README", "scripts/"])
  }
}

extension CommandError {
  /// Tells what a user can mend from what he cannot.
  init(_ error: SourceMutationError) {
    switch error {
    case .doesNotBuild, .noSource, .badIgnoreList: self = .badData(error.description)
    case .unknownRevision: self = .usage(error.description)
    case .unsupportedToolchain, .file, .tool: self = .failure(error.description)
    }
  }
}
