import Foundation
import MutationTesting
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
  let isList: Bool
  let jobs: Int

  /// Reads what the command line says of another package; nil when it names none.
  init?(_ arguments: CommandArguments, isList: Bool, jobs: Int) throws(CommandError) {
    guard let folder = arguments.value("--package") else { return nil }
    self.folder = folder
    self.isList = isList
    self.jobs = jobs
    sources = arguments.values("--source")
    command = arguments.operands
    options = try DerivedOptions(arguments, isOwnPackage: false)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let interruption = Interruption.onSignals()
    do throws(SourceMutationError) {
      let outline = try PackageOutline(of: package, scratch: "\(Self.workFolder)/outlines")
      guard outline.hasTests || !command.isEmpty else {
        console.warn("gauntlet: '\(outline.name)' has no tests, and no command is given")
        return .nothingRan
      }
      let plan = try plan(outline)
      let start = ContinuousClock.now
      let build = try plan.build(toolIdentity: DerivedOptions.toolIdentity) {
        console.progress($0)
      }
      console.endProgress()
      guard !isList else {
        for line in DerivedList.lines(build, options.selection) { console.print(line) }
        return .success
      }
      let built = ContinuousClock.now
      let run = TestRun(
        build: build,
        commands: command.isEmpty
          ? TestRun.testCommands(of: outline.name, in: build.programs) : [command],
        workFolder: plan.workFolder, jobs: jobs)
      // Where `swift test` would run them.
      guard FileManager.default.changeCurrentDirectoryPath(plan.copyFolder) else {
        throw SourceMutationError.file(path: plan.copyFolder, reason: "it cannot be entered")
      }
      let status = try judge(outline.name, run, build, interruption, console)
      console.print(
        "time        build \(CountText.seconds((built - start) / .seconds(1))) · tests "
          + CountText.seconds((ContinuousClock.now - built) / .seconds(1)))
      return status
    } catch {
      throw CommandError(error)
    }
  }

  private func judge(
    _ name: String, _ run: TestRun, _ build: InstrumentedBuild, _ interruption: Interruption,
    _ console: Console
  ) throws(SourceMutationError) -> ExitStatus {
    let baseline = try run.baseline()
    guard baseline.failures.isEmpty else {
      for failure in baseline.failures { console.print("FAIL  \(failure)") }
      return .baselineFailed
    }
    guard baseline.testCount > 0 || !command.isEmpty else {
      console.warn("gauntlet: no test of '\(name)' was run")
      return .nothingRan
    }
    console.print(
      "baseline    \(name) · "
        + (command.isEmpty
          ? CountText.count(baseline.testCount, "test") : command.joined(separator: " "))
        + " · all hold")
    let numbers = options.selection.numbers(in: build)
    let progress = ProgressBar("mutants", total: numbers.count, console: console)
    let results = try run.results(of: numbers, baseline, until: interruption) {
      progress.advance($0.mutant.path)
    }
    console.endProgress()
    let summary = DerivedSummary(
      build: build, results: results, options: options,
      isComplete: results.count == numbers.count)
    for line in summary.lines { console.print(line) }
    return summary.status
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
