import ChildProcesses
import Foundation
import Reporting
import SourceMutation

/// `gauntlet mutate --package`: any package's mutants against its own tests.
struct PackageMutation {
  /// The package's folder, as it was given.
  let folder: String
  let sources: [String]
  /// What is run in place of the package's tests; empty for those.
  let command: [String]
  let options: DerivedOptions
  private let shard: Shard?
  private let jobs: Int

  /// Reads what the command line says of another package; nil when it names none.
  init?(_ arguments: CommandArguments, shard: Shard?, jobs: Int) throws(CommandError) {
    guard let folder = arguments.value("--package") else { return nil }
    self.folder = folder
    self.shard = shard
    self.jobs = jobs
    sources = arguments.values("--source")
    command = arguments.operands
    options = try DerivedOptions(arguments, isOwnPackage: false)
  }

  /// Builds the chosen mutants, or takes the last build; nil, with a word on it, when there are no
  /// tests to try.
  func part(_ console: Console) throws(CommandError) -> DerivedPart? {
    do throws(SourceMutationError) {
      let outline = try PackageOutline(of: package, scratch: "\(Self.workFolder)/outlines")
      guard outline.hasTests || !command.isEmpty else {
        console.warn("gauntlet: '\(outline.name)' has no tests, and no command is given")
        return nil
      }
      let plan = try plan(outline)
      let build = try plan.build(toolIdentity: DerivedOptions.toolIdentity) { console.progress($0) }
      console.endProgress()
      return DerivedPart(
        build: build, plan: plan, name: outline.name, options: options,
        subject: { _ in outline.name })
    } catch {
      throw CommandError(error)
    }
  }

  /// Tries the tests on the original, and if they pass, on the mutants.
  func run(
    _ part: DerivedPart, as run: RunRecord, after earlier: MutationRecord?,
    until interruption: Interruption, _ output: MutationOutput, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let start = ContinuousClock.now
    let (tests, baseline) = try baseline(part, until: interruption)
    guard let baseline else { return .incomplete }
    guard baseline.testCount > 0 || !command.isEmpty || !baseline.failures.isEmpty else {
      console.warn("gauntlet: no test of '\(part.name)' was run")
      return .nothingRan
    }
    var recorder = MutationRecorder(
      run, subjects: [SubjectRecord(part.name, baseline, command: command)], mutants: [],
      sources: .none)
    recorder.add(part, shard: shard)
    if let earlier { recorder.takeOver(earlier) }
    recorder.note(part: "baseline", ContinuousClock.now - start)
    console.print(SummaryText(recorder.record).baselineLine)
    console.flush()
    let checkpoint = output.checkpoint(of: recorder)
    if recorder.record.isBaselinePassed {
      try judge(part, tests, baseline, &recorder, checkpoint, until: interruption, console)
    }
    return try output.report(recorder.record, console)
  }

  private func baseline(
    _ part: DerivedPart, until interruption: Interruption
  ) throws(CommandError) -> (TestRun, TestBaseline?) {
    do throws(SourceMutationError) {
      // Where `swift test` would run them.
      guard FileManager.default.changeCurrentDirectoryPath(part.plan.copyFolder) else {
        throw SourceMutationError.file(path: part.plan.copyFolder, reason: "it cannot be entered")
      }
      let harness =
        command.isEmpty
        ? try TestHarness(package: part.name, programs: part.build.programs)
        : TestHarness(command: command, programs: part.build.programs)
      let tests = TestRun(
        build: part.build, harness: harness, workFolder: part.plan.workFolder, jobs: jobs)
      return (tests, try tests.baseline(until: interruption))
    } catch {
      throw CommandError(error)
    }
  }

  private func judge(
    _ part: DerivedPart, _ tests: TestRun, _ baseline: TestBaseline,
    _ recorder: inout MutationRecorder, _ checkpoint: RunCheckpoint,
    until interruption: Interruption, _ console: Console
  ) throws(CommandError) {
    let start = ContinuousClock.now
    do throws(SourceMutationError) {
      _ = try part.judge(&recorder, checkpoint, showing: "mutants", console) {
        (numbers, onResult) throws(SourceMutationError) in
        try tests.results(of: numbers, baseline, until: interruption, onResult: onResult)
      }
      recorder.note(part: "tests", ContinuousClock.now - start)
    } catch {
      throw CommandError(error)
    }
  }

  /// The folder of all builds.
  private static var workFolder: String {
    "\(FileManager.default.currentDirectoryPath)/.build/gauntlet/packages"
  }

  private var package: String {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private func plan(_ outline: PackageOutline) throws(SourceMutationError) -> BuildPlan {
    // Packages of one name in several folders do not share a build.
    let place = SourceMutant.identifier(of: [package])
    return BuildPlan(
      package: package, workFolder: "\(Self.workFolder)/\(outline.name)-\(place)",
      modules: try outline.modules(of: sources), sources: sources,
      product: command.isEmpty ? ["--build-tests"] : [],
      // Tests that look into a module need it built for that.
      flags: ["-Xswiftc", "-enable-testing"])
  }
}

extension SubjectRecord {
  /// A package whose tests are tried, with what the original comes to.
  fileprivate init(_ name: String, _ baseline: TestBaseline, command: [String]) {
    let names = baseline.testNames.isEmpty ? [command.first ?? "tests"] : baseline.testNames
    let faults = baseline.failures.map { "FAIL  \($0)" }
    self.init(
      name: name,
      laws: names.enumerated().map { index, test in
        // What is wrong is told once.
        LawRecord(
          name: test, cases: 1, isPassed: faults.isEmpty, findings: index == 0 ? faults : [])
      })
  }
}
