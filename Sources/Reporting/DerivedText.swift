package import SourceMutation

/// What became of the mutants that were derived from the source, as lines of a summary.
package struct DerivedText {
  private let results: [DerivedResult]

  /// Takes the results of a run.
  package init(_ results: [DerivedResult]) {
    self.results = results
  }

  /// The line of the summary.
  package var line: String {
    var parts = [CountText.count(results.count, "mutant")]
    parts.append("\(count { if case .killed = $0 { true } else { false } }) killed")
    let timedOut = count { if case .timedOut = $0 { true } else { false } }
    let crashed = count { if case .crashed = $0 { true } else { false } }
    let uncovered = count { $0 == .noCoverage }
    if timedOut > 0 { parts.append("\(timedOut) timeout") }
    if crashed > 0 { parts.append("\(crashed) crashed") }
    let survived = count { $0 == .survived }
    parts.append(survived > 0 ? "\(survived) SURVIVED" : "0 survived")
    if uncovered > 0 { parts.append("\(uncovered) NO COVERAGE") }
    return "derived     " + parts.joined(separator: " · ")
  }

  /// The line of the summary about the score.
  package var scoreLine: String {
    let detected = results.count(where: \.status.isDetected)
    let percent = results.isEmpty ? 0 : 100 * Double(detected) / Double(results.count)
    return "score       \(CountText.percent(percent)) (\(detected) of \(results.count))"
  }

  /// A paragraph for each mutant that nobody noticed.
  package var findings: [String] {
    results.filter { !$0.status.isDetected }.flatMap { result in
      let word = result.status == .survived ? "SURVIVED       " : "NO COVERAGE    "
      return [
        word + "\(result.mutant.identifier) \(result.mutant.summary)",
        "               in \(result.mutant.declaration)",
      ]
    }
  }

  private func count(_ isCounted: (DerivedResult.Status) -> Bool) -> Int {
    results.count { isCounted($0.status) }
  }
}
