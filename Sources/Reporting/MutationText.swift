package import MutationTesting

/// What is wrong with some mutants, and the summary's lines about all of them.
package struct MutationText {
  private let results: [MutantResult]

  /// Takes the results of a run.
  package init(_ results: [MutantResult]) {
    self.results = results
  }

  /// The line of the summary about the hand-written mutants.
  package var catalogueLine: String {
    var parts = [CountText.count(results.count, "mutant")]
    let killed = count { if case .killed = $0 { true } else { false } }
    let timedOut = count { $0 == .timedOut }
    let crashed = count { if case .crashed = $0 { true } else { false } }
    let misattributed = count { if case .misattributed = $0 { true } else { false } }
    let survived = count { $0 == .survived }
    let areAllAsExpected = misattributed + survived == 0
    parts.append("\(killed) killed" + (areAllAsExpected ? ", each by its expected law" : ""))
    if timedOut > 0 { parts.append("\(timedOut) timeout") }
    if crashed > 0 { parts.append("\(crashed) crashed") }
    if misattributed > 0 { parts.append("\(misattributed) MISATTRIBUTED") }
    if survived > 0 { parts.append("\(survived) SURVIVED") }
    return "catalogue   " + parts.joined(separator: " · ")
  }

  /// The line of the summary about the score.
  package var scoreLine: String {
    let score = MutationScore(of: results)
    return "score       \(CountText.percent(score.percent)) (\(score.detected) of \(score.total))"
  }

  /// A paragraph for each mutant that its expected law did not notice.
  package var findings: [String] {
    results.flatMap { result -> [String] in
      let command = "gauntlet check --mutant \(result.mutant)"
      switch result.verdict {
      case .survived:
        return [
          "SURVIVED       \(result.mutant): no law noticed it, \(result.expectedKiller) should have",
          "               see it with: \(command)",
        ]
      case .misattributed(let killers):
        return [
          "MISATTRIBUTED  \(result.mutant): \(result.expectedKiller) should have noticed it,"
            + " but only these did: \(killers.joined(separator: ", "))",
          "               see it with: \(command)",
        ]
      case .killed, .timedOut, .crashed: return []
      }
    }
  }

  private func count(_ isCounted: (MutantVerdict) -> Bool) -> Int {
    results.count { isCounted($0.verdict) }
  }
}
