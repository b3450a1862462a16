import Foundation
import MutationTesting
import PropertyTesting
import ReferenceLaws
import Reporting
import SourceMutation

/// The part of `gauntlet mutate` that derives mutants from the sources of the package it stands in.
struct DerivedMutation {
  let options: DerivedOptions
  let isList: Bool
  let cases: Int
  let seed: Seed
  let jobs: Int

  private let suites = ReferenceSuite.forMutants

  init(options: DerivedOptions, isList: Bool, cases: Int, seed: Seed, jobs: Int) {
    self.options = options
    self.isList = isList
    self.cases = cases
    self.seed = seed
    self.jobs = jobs
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let interruption = Interruption.onSignals()
    if !isList { console.print(RunIdentity(seed: seed).line) }
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
      console.print(
        "time        build \(SecondsText.text(built - start)) · baseline "
          + "\(SecondsText.text(based - built)) · derived \(SecondsText.text(clock.now - based))")
      return summary.status
    } catch {
      throw CommandError(error)
    }
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
