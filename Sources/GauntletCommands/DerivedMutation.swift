import ChildProcesses
import Foundation
import MutantChecking
import PropertyTesting
import Reporting
import SourceMutation

/// The part of `gauntlet mutate` that derives mutants from the sources of the package it stands in.
struct DerivedMutation {
  let options: DerivedOptions
  /// The subjects whose sources are mutated.
  let suites: [ReferenceSuite]
  let cases: Int
  let seed: Seed
  let jobs: Int
  /// The folder of the build: a subject that is run by itself has its own.
  private let workFolder: String

  /// Reads what the command line says of derived mutants; nil when the run has none.
  init?(
    _ arguments: CommandArguments, of plan: MutationPlan, cases: Int, seed: Seed, jobs: Int
  ) throws(CommandError) {
    guard plan.derivedSuites.contains(where: { !$0.modules.isEmpty }) else { return nil }
    options = try DerivedOptions(arguments)
    suites = plan.derivedSuites
    workFolder =
      "\(Self.package)/.build/gauntlet/derived" + (plan.subject.map { "-\($0)" } ?? "")
    self.cases = cases
    self.seed = seed
    self.jobs = jobs
  }

  /// Whether the folder that the tool stands in is its own package, with the sources of its subjects.
  static var hasSources: Bool {
    LawSuite.mutated.flatMap(\.modules).allSatisfy { module in
      FileManager.default.fileExists(atPath: "\(package)/Sources/\(module)")
    } && FileManager.default.fileExists(atPath: "\(package)/Package.swift")
  }

  /// The program that runs the laws on the build.
  private var worker: String { suites[0].worker }

  /// Builds the chosen mutants, or takes the last build.
  func part(_ console: Console) throws(CommandError) -> DerivedPart {
    do throws(SourceMutationError) {
      let build = try plan.build(toolIdentity: DerivedOptions.toolIdentity) { console.progress($0) }
      console.endProgress()
      return DerivedPart(
        build: build, plan: plan, name: "gauntlet", options: options, subject: subject(ofModule:))
    } catch {
      throw CommandError(error)
    }
  }

  /// The name of the subject that a module belongs to.
  @Sendable private func subject(ofModule module: String) -> String {
    suites.first { $0.modules.contains(module) }?.subject ?? module
  }

  /// Tries the laws on the original of a build, and if it behaves, on the mutants that are open.
  func run(
    _ part: DerivedPart, _ recorder: inout MutationRecorder, _ checkpoint: RunCheckpoint,
    until interruption: Interruption, _ console: Console
  ) throws(CommandError) {
    let start = ContinuousClock.now
    let run = DerivedRun(
      build: part.build, suites: suites.map(\.mutant), subject: subject(ofModule:),
      workerCommand: ["\(part.build.programs)/\(worker)"], workFolder: workFolder,
      cases: cases, seed: seed, jobs: jobs, ignored: part.ignored)
    do throws(SourceMutationError) {
      guard let baseline = try run.baseline(until: interruption) else { return }
      recorder.note(buildFaults: baseline.failures)
      guard baseline.failures.isEmpty else { return }
      let results = try part.judge(&recorder, checkpoint, showing: "derived", console) {
        (numbers, onResult) throws(SourceMutationError) in
        try run.results(of: numbers, baseline, until: interruption, onResult: onResult)
      }
      recorder.note(Dominators(of: results, among: part.build.mutants.count))
      recorder.note(part: "derived", ContinuousClock.now - start)
      try audit(results, run, baseline, &recorder, until: interruption, console)
    } catch {
      throw CommandError(error)
    }
  }

  /// Has a sample of the mutants judged again, each in a build of its own.
  private func audit(
    _ results: [DerivedResult], _ run: DerivedRun, _ baseline: DerivedBaseline,
    _ recorder: inout MutationRecorder, until interruption: Interruption, _ console: Console
  ) throws(SourceMutationError) {
    guard options.auditCount > 0 else { return }
    let start = ContinuousClock.now
    let audit = DerivedAudit(plan: plan, run: run, program: worker)
    let sample = DerivedAudit.sample(options.auditCount, of: results, seed: seed)
    var faults: [String] = []
    var count = 0
    for result in sample where !interruption.isSet {
      console.progress("audit: \(result.mutant.summary)")
      do throws(SourceMutationError) {
        if let fault = try audit.fault(in: result, baseline, until: interruption) {
          faults.append(fault)
        }
      } catch {
        // The signal may have ended the build as well.
        guard interruption.isSet else { throw error }
        break
      }
      count += 1
    }
    console.endProgress()
    recorder.note(auditOf: count, faults: faults)
    recorder.note(part: "audit", ContinuousClock.now - start)
  }

  private static var package: String { FileManager.default.currentDirectoryPath }

  private var plan: BuildPlan {
    BuildPlan(
      package: Self.package, workFolder: workFolder, modules: suites.flatMap(\.modules),
      product: ["--product", worker],
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
