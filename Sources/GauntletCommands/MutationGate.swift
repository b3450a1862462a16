import Reporting

/// What a run has to come to, besides its baseline.
struct MutationGate {
  /// The least score, from 0 to 100.
  var leastPercent = 0.0

  /// What the run fell short of, beyond what its summary says.
  func findings(in record: MutationRecord) -> [String] {
    guard let percent = record.score.percent, percent < leastPercent else { return [] }
    return ["the score is below \(CountText.percent(leastPercent))"]
  }

  /// What the run means for the tool's exit.
  func status(of record: MutationRecord) -> ExitStatus {
    var statuses: [ExitStatus] = []
    if !record.isBaselinePassed { statuses.append(.baselineFailed) }
    if !record.isComplete { statuses.append(.incomplete) }
    guard let percent = record.score.percent else {
      return ExitStatus.first(of: statuses + [.nothingRan])
    }
    if !record.survivors.isEmpty || percent < leastPercent || !record.idleLaws.isEmpty {
      statuses.append(.findings)
    }
    return ExitStatus.first(of: statuses)
  }
}
