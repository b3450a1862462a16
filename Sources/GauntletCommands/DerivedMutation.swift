import Foundation
import MutationTesting
import PropertyTesting
import ReferenceLaws
import Reporting
import SourceMutation

/// The part of `gauntlet mutate` that derives mutants from the sources of the package it stands in.
struct DerivedMutation {
  let cases: Int
  let seed: Seed
  let jobs: Int

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    console.print(RunIdentity(seed: seed).line)
    let interruption = Interruption.onSignals()
    let suites = ReferenceSuite.all(scope: ReferenceSuite.workerScope)
    do throws(SourceMutationError) {
      let build = try plan(suites).build(toolIdentity: Self.toolIdentity) { stage in
        console.progress(stage)
      }
      let built = clock.now
      let run = DerivedRun(
        build: build, suites: suites.map(\.mutant),
        workerCommand: ["\(build.programs)/gauntlet-worker"], workFolder: workFolder, cases: cases,
        seed: seed, jobs: jobs)
      guard let baseline = try run.baseline(until: interruption) else { return .incomplete }
      guard baseline.failures.isEmpty else {
        for failure in baseline.failures { console.print("FAIL  \(failure)") }
        return .baselineFailed
      }
      let based = clock.now
      let numbers = build.mutants.keys.sorted()
      let progress = ProgressBar("mutants", total: numbers.count, console: console)
      let results = try run.results(of: numbers, baseline, until: interruption) {
        progress.advance($0.mutant.path)
      }
      console.endProgress()
      let text = DerivedText(results)
      for line in [text.line, text.scoreLine] + text.findings { console.print(line) }
      console.print(
        "time        build \(built - start) · baseline \(based - built) · derived \(clock.now - based)"
      )
      return results.allSatisfy(\.status.isDetected) ? .success : .findings
    } catch {
      throw CommandError(error)
    }
  }

  private var package: String { FileManager.default.currentDirectoryPath }
  private var workFolder: String { "\(package)/.build/gauntlet/derived" }

  private func plan(_ suites: [ReferenceSuite]) -> BuildPlan {
    BuildPlan(
      package: package, workFolder: workFolder, modules: suites.flatMap(\.modules),
      product: ["--product", "gauntlet-worker"])
  }

  /// What tells this build of the tool from others: its program's size and time.
  private static var toolIdentity: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: currentExecutablePath())
    return "\(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? 0)"
  }
}

extension CommandError {
  /// Tells what a user can mend from what he cannot.
  init(_ error: SourceMutationError) {
    switch error {
    case .doesNotBuild, .noSource: self = .badData(error.description)
    case .unsupportedToolchain, .file, .tool: self = .failure(error.description)
    }
  }
}
