import Reporting

/// What a run has to come to.
struct MutationGate {
  static let options = [
    CommandOption("--fail-under", "PERCENT", "also fails if the score is lower"),
    CommandOption(
      "--max-timeouts", "N", "also fails if more mutants were noticed by using up their time only"),
    CommandOption(
      "--baseline", "DIR", "fails on survivors only that the report there does not have"),
  ]

  /// The least score, from 0 to 100.
  private let leastPercent: Double
  /// How many mutants may be noticed by a timeout, which a slow machine can cause as well; nil for
  /// any number.
  private let mostTimeouts: Int?
  /// Survivors that are forgiven.
  private let knownSurvivors: Set<String>

  init(_ arguments: CommandArguments) throws(CommandError) {
    leastPercent = try Self.percent(arguments.value("--fail-under"))
    mostTimeouts = try arguments.number("--max-timeouts", atLeast: 0)
    knownSurvivors = try Set(
      arguments.value("--baseline").map { (folder) throws(CommandError) in
        try ReportFolder(folder).record().survivors.map(\.id)
      } ?? [])
  }

  private static func percent(_ text: String?) throws(CommandError) -> Double {
    guard let text else { return 0 }
    guard let percent = Double(text), (0...100).contains(percent) else {
      throw .usage("--fail-under needs a percentage from 0 to 100, found '\(text)'")
    }
    return percent
  }

  /// What the run fell short of, beyond what its summary says, and what to do next.
  func findings(in record: MutationRecord) -> [String] {
    var lines: [String] = []
    let forgiven = record.survivors.count - newSurvivors(in: record).count
    if forgiven > 0 {
      lines.append("known       \(CountText.count(forgiven, "survivor")) forgiven")
    }
    if isScoreTooLow(record) {
      lines.append("the score is below \(CountText.percent(leastPercent))")
    }
    if hasTooManyTimeouts(record), let mostTimeouts {
      lines.append("more than \(CountText.count(mostTimeouts, "mutant")) used up their time")
    }
    return lines + (nextStep(after: record).map { ["next        \($0)"] } ?? [])
  }

  /// What the run means for the tool's exit.
  func status(of record: MutationRecord) -> ExitStatus {
    var statuses: [ExitStatus] = []
    if !record.isBaselinePassed { statuses.append(.baselineFailed) }
    if !record.isComplete { statuses.append(.incomplete) }
    if record.score.total == 0 { statuses.append(.nothingRan) }
    if record.audit?.faults.isEmpty == false { statuses.append(.internalError) }
    if record.ignoreListFaults != nil { statuses.append(.staleIgnore) }
    if !newSurvivors(in: record).isEmpty || isScoreTooLow(record)
      || hasTooManyTimeouts(record) || !record.idleLaws.isEmpty
    {
      statuses.append(.findings)
    }
    return ExitStatus.first(of: statuses)
  }

  /// The survivors that are not forgiven.
  func newSurvivors(in record: MutationRecord) -> [MutantRecord] {
    record.survivors.filter { !knownSurvivors.contains($0.id) }
  }

  private func hasTooManyTimeouts(_ record: MutationRecord) -> Bool {
    mostTimeouts.map { record.mutants.count { $0.status == .timeout } > $0 } ?? false
  }

  private func isScoreTooLow(_ record: MutationRecord) -> Bool {
    record.score.percent.map { $0 < leastPercent } ?? false
  }

  /// What somebody does about the gravest finding; nil when there is none.
  private func nextStep(after record: MutationRecord) -> String? {
    switch status(of: record) {
    case .baselineFailed where record.run.package != nil:
      "make the tests pass on the original: nothing else was tried"
    case .baselineFailed: "mend the subject or the law: nothing else was tried"
    case .incomplete: "finish the run: the same command with --resume and the folder of this report"
    case .nothingRan: "choose mutants: this run had none that could be tried"
    case .internalError:
      "report the fault in the tool: it judged a mutant of its build otherwise than the real edit"
    case .staleIgnore: "drop the entries of the list of ignored mutants that are named above"
    case .findings where !newSurvivors(in: record).isEmpty && record.run.package != nil:
      "write a test for each survivor, or put it on a list of ignored ones with the reason"
    case .findings where !newSurvivors(in: record).isEmpty:
      "give the law that should have noticed each survivor the case that it misses"
    case .findings where hasTooManyTimeouts(record):
      "run again on a quiet machine, or see whether each timeout is a mutant that never ends"
    case .findings where isScoreTooLow(record): "mend the laws until they notice more mutants"
    case .findings: "write the mutant for which each idle law was made, or drop the law"
    default: nil
    }
  }
}
