import ExternalComparators
import Foundation
import MutantChecking
import PropertyTesting
import Reporting

/// The command `gauntlet check`.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "Checks the laws against a subject, or against a program that compares."
  static let operands = "[-- COMMAND ARG…]"
  static let notes =
    "COMMAND reads and writes what 'gauntlet compare --json-lines' does, one reply a line, in order."
  static let options = ownOptions + ExternalCheck.options

  private static let ownOptions = [
    CommandOption("--subject", "NAME", "a subject: \(LawSuite.subjects)", isRepeatable: true),
    CommandOption("--law", "NAME", "a law (default all)", isRepeatable: true),
    CommandOption("--mutant", "NAME", "checks a hand-written mutant instead: shows how it fails"),
    CommandOption("--cases", "N", "cases of each law (default 2,000)"),
    CommandOption(
      "--scope", "N", "versions of the exhaustive law, at least (default 3,000; of COMMAND 400)"),
    CommandArguments.seedOption,
    CommandOption("--replay", "TOKEN", "repeats one case that a run has printed"),
    CommandOption("--examples", "DIR", "stores failing cases there and tries them first"),
    CommandOption("--checklist", nil, "ends with what has to hold before a merge, and why it does"),
  ]

  /// Failures of one law that are shown, each of another kind: a broken program has many.
  static let failureKinds = 3

  private let suites: [LawSuite]
  private let laws: [String]
  private let mutant: Mutant?
  private let options: CheckOptions
  private let token: ReplayToken?
  private let examples: ExampleStore?
  private let hasChecklist: Bool
  private let external: ExternalCheck?

  init(_ arguments: CommandArguments) throws(CommandError) {
    try arguments.refuseOperands(besides: arguments.command)
    external = try ExternalCheck(arguments)
    if external != nil {
      for option in ["--subject", "--mutant"] where arguments.has(option) {
        throw .usage("\(option) and '-- COMMAND' exclude each other")
      }
    }
    suites = try Self.suites(
      arguments.values("--subject"),
      of: try arguments.number("--scope", atLeast: 1).map { LawSuite.suites(scope: $0) }
        ?? LawSuite.all)
    mutant = try arguments.value("--mutant").map { (name) throws(CommandError) in
      try LawSuite.mutant(name)
    }
    laws = arguments.values("--law")
    let known = mutant?.laws.map(\.name) ?? suites.flatMap(\.laws).map(\.name)
    for law in laws where !known.contains(law) { throw unknown("law", law, among: known) }
    options = CheckOptions(
      cases: try arguments.number("--cases", atLeast: 1) ?? 2000, seed: try arguments.seed(),
      // A program is asked one batch after the other.
      threads: external == nil ? ProcessInfo.processInfo.activeProcessorCount : 1,
      failureKinds: Self.failureKinds)
    token = try arguments.value("--replay").map { (text) throws(CommandError) in
      do throws(ReplayTokenError) {
        return try ReplayToken(parsing: text)
      } catch {
        throw .usage(error.description)
      }
    }
    examples = arguments.value("--examples").map { ExampleStore($0) }
    hasChecklist = arguments.has("--checklist")
  }

  private static func suites(
    _ names: [String], of all: [LawSuite]
  ) throws(CommandError) -> [LawSuite] {
    guard !names.isEmpty else { return all }
    return try names.map { (name) throws(CommandError) in
      try LawSuite.suite(name, of: all)
    }
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    guard let external else { return try run(on: suites, console) }
    let interview = try external.begin(console)
    defer { interview.end() }
    let status = try run(on: [external.suite(interview)], console)
    interview.end()
    let findings = interview.findings
    for finding in findings { console.print("FAIL  the program \(finding)") }
    return ExitStatus.first(of: [status, findings.isEmpty ? .success : .findings])
  }

  private func run(on suites: [LawSuite], _ console: Console) throws(CommandError) -> ExitStatus {
    if let token { return try replay(token, on: suites, console) }
    if let mutant {
      return try MutantCheckup(mutant: mutant, laws: laws, options).run(console)
    }
    let reports = try suites.map { (suite) throws(CommandError) in try check(suite, console) }
      .flatMap(\.self)
    if hasChecklist {
      for line in PremergeChecklist(reports).lines { console.print(line) }
    }
    return ExitStatus.first(of: reports.map(\.status))
  }

  /// Repeats a case of this check.
  private var replayLine: ReplayLine {
    external?.replay
      ?? ReplayLine("gauntlet check" + (mutant.map { " --mutant \($0.name)" } ?? ""))
  }

  private func check(_ suite: LawSuite, _ console: Console) throws(CommandError) -> [LawReport] {
    let chosen = suite.laws.filter { laws.isEmpty || laws.contains($0.name) }
    guard !chosen.isEmpty else { return [] }
    console.print(
      "\(suite.subject) · \(CountText.count(chosen.count, "law")) · seed \(options.seed)")
    let width = chosen.map(\.name.count).max() ?? 0
    let progress = ProgressBar(suite.subject, total: chosen.count, console: console)
    var reports: [LawReport] = []
    for law in chosen {
      let stored = try failures(of: law, console)
      var report = LawReport(law, options)
      report.hasFailingExample = !stored.isEmpty
      progress.advance(law.name)
      console.endProgress()
      let text = CheckText(
        law: law.name, report.reports, nameWidth: width, replay: replayLine,
        reasonToSkip: law.reasonToSkip)
      for line in text.lines { console.print(line) }
      for counterexample in stored { show(counterexample, of: law.name, console) }
      for counterexample in report.reports.flatMap(\.counterexamples) {
        try examples?.store(counterexample, replay: replayLine)
      }
      reports.append(report)
    }
    console.print(Self.conclusion(reports))
    return reports
  }

  private func failures(
    of law: LawSuite.Law, _ console: Console
  ) throws(CommandError) -> [Counterexample] {
    guard let examples else { return [] }
    var failures: [Counterexample] = []
    for property in law.properties { failures += try examples.failures(of: property, console) }
    return failures
  }

  private func show(_ counterexample: Counterexample, of law: String, _ console: Console) {
    console.print("      a stored case of \(law) still fails:")
    for line in CheckText.lines(counterexample, replay: replayLine) {
      console.print("      \(line)")
    }
  }

  private static func conclusion(_ reports: [LawReport]) -> String {
    let failed = reports.filter { !$0.isPassed }
    let skippedCount = reports.count(where: \.isSkipped)
    let parts = [
      CountText.count(reports.count - skippedCount, "law"),
      CountText.count(reports.reduce(0) { $0 + $1.cases }, "case"),
      skippedCount == 0 ? nil : "\(skippedCount) skipped",
      failed.isEmpty
        ? "all hold" : "\(failed.count) failed: \(failed.map(\.law).joined(separator: ", "))",
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private func replay(
    _ token: ReplayToken, on suites: [LawSuite], _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let properties =
      mutant?.laws.flatMap(\.properties) ?? suites.flatMap(\.laws).flatMap(\.properties)
    guard let property = properties.first(where: { $0.name == token.property }) else {
      throw unknown("law", token.property, among: properties.map(\.name))
    }
    // A mutant may end this process, so it is asked in another one first.
    var found: Counterexample?
    if let mutant {
      found = try MutantCheckup(mutant: mutant, laws: [], options).silence(on: token)
    }
    do throws(ReplayTokenError) {
      if found == nil { found = try property.replay(token) }
      guard let counterexample = found else {
        console.print("ok    \(property.name) holds for this case")
        return .success
      }
      console.print("FAIL  \(property.name)")
      for line in CheckText.lines(counterexample, replay: replayLine) {
        console.print("      \(line)")
      }
      return .findings
    } catch {
      throw .usage(error.description)
    }
  }
}

extension LawSuite {
  /// The names of all subjects, for a list.
  static let subjects = all.map(\.subject).joined(separator: ", ")

  /// The suite of the subject of this name.
  static func suite(_ name: String, of all: [LawSuite]) throws(CommandError) -> LawSuite {
    guard let suite = all.first(where: { $0.subject == name }) else {
      throw unknown("subject", name, among: all.map(\.subject))
    }
    return suite
  }

  /// The hand-written mutant of this name.
  static func mutant(_ name: String) throws(CommandError) -> Mutant {
    guard let mutant = allMutants.first(where: { $0.name == name }) else {
      throw unknown("mutant", name, among: allMutants.map(\.name))
    }
    return mutant
  }
}
