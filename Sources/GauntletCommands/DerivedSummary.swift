import Reporting
import SourceMutation

/// What a run over derived mutants came to.
struct DerivedSummary {
  let build: InstrumentedBuild
  let results: [DerivedResult]
  let ignored: IgnoreList
  /// Whether every mutant that was chosen was judged.
  let isComplete: Bool

  var lines: [String] {
    let text = DerivedText(results, ignored: ignored, rejectedCount: build.rejected.count)
    var lines = [text.line, text.scoreLine] + text.killerLines + text.findings + listFaults
    if !isComplete { lines.append("INCOMPLETE     the run was ended before its time") }
    return lines
  }

  var status: ExitStatus {
    var statuses: [ExitStatus] = []
    if !isComplete { statuses.append(.incomplete) }
    if results.contains(where: \.status.isError) { statuses.append(.incomplete) }
    if results.isEmpty { statuses.append(.nothingRan) }
    if !listFaults.isEmpty { statuses.append(.staleIgnore) }
    let isExplained = { (result: DerivedResult) in
      result.status.isDetected || ignored.reason(for: result.mutant.identifier) != nil
    }
    if !results.allSatisfy(isExplained) { statuses.append(.findings) }
    return ExitStatus.first(of: statuses)
  }

  private var listFaults: [String] {
    ignored.faults(mutants: build.mutants.values, results: results)
  }
}
