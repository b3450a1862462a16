package import SourceMutation

/// What became of the mutants that were derived from the source, as lines of a summary.
package struct DerivedText {
  private let results: [DerivedResult]
  private let ignored: IgnoreList
  private let rejectedCount: Int

  /// Takes the results of a run.
  package init(_ results: [DerivedResult], ignored: IgnoreList, rejectedCount: Int) {
    self.results = results
    self.ignored = ignored
    self.rejectedCount = rejectedCount
  }

  /// The line of the summary.
  package var line: String {
    let timedOut = count { if case .timedOut = $0 { true } else { false } }
    let crashed = count { if case .crashed = $0 { true } else { false } }
    var parts = [
      CountText.count(results.count, "mutant"),
      "\(count { if case .killed = $0 { true } else { false } }) killed",
    ]
    if timedOut > 0 { parts.append("\(timedOut) timeout") }
    if crashed > 0 { parts.append("\(crashed) crashed") }
    let survivors = unexplained.count { $0.status == .survived }
    parts.append(survivors > 0 ? "\(survivors) SURVIVED" : "0 survived")
    let uncovered = unexplained.count { $0.status == .noCoverage }
    if uncovered > 0 { parts.append("\(uncovered) NO COVERAGE") }
    let errors = count(\.isError)
    if errors > 0 { parts.append("\(errors) ERRORED") }
    if ignoredCount > 0 { parts.append("\(ignoredCount) ignored (reasons on file)") }
    if rejectedCount > 0 { parts.append("\(rejectedCount) do not compile") }
    return "derived     " + parts.joined(separator: " · ")
  }

  /// The line of the summary about the score: without what is ignored, and with it.
  package var scoreLine: String {
    let counted = results.count - ignoredCount
    let raw = ignoredCount > 0 ? " · raw \(Self.share(detectedCount, of: results.count))" : ""
    return "score       \(Self.share(detectedCount, of: counted)) (\(detectedCount) of \(counted))"
      + raw
  }

  /// Which laws noticed how many mutants first, and the mutant that it took the most cases to kill.
  package var killerLines: [String] {
    var counts: [String: Int] = [:]
    var hardest: (result: DerivedResult, law: String, cases: Int)?
    for result in results {
      switch result.status {
      case .killed(let law, let cases):
        counts[law, default: 0] += 1
        if cases > hardest?.cases ?? 0 { hardest = (result, law, cases) }
      case .timedOut(let law), .crashed(let law, _): counts[law, default: 0] += 1
      case .survived, .noCoverage, .errored: break
      }
    }
    let killers = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }
    guard !killers.isEmpty else { return [] }
    let line = "killers     \(killers.joined(separator: ", "))"
    // A test has one case.
    guard let hardest, hardest.cases > 1 else { return [line] }
    return [
      line,
      "hardest     \(hardest.result.mutant.identifier): killed by \(hardest.law) after "
        + CountText.count(hardest.cases, "case"),
    ]
  }

  /// A paragraph for each mutant that nobody noticed and nobody explained.
  package var findings: [String] {
    unexplained.flatMap { result in
      [
        Self.word(result.status) + "\(result.mutant.identifier) \(result.mutant.summary)",
        "               in \(result.mutant.declaration)",
      ]
    }
  }

  private static func word(_ status: DerivedResult.Status) -> String {
    switch status {
    case .noCoverage: "NO COVERAGE    "
    case .errored(let reason): "ERRORED        (\(reason)) "
    default: "SURVIVED       "
    }
  }

  private var detectedCount: Int { results.count(where: \.status.isDetected) }

  private var unexplained: [DerivedResult] {
    results.filter {
      !$0.status.isDetected && ignored.reason(for: $0.mutant.identifier) == nil
    }
  }

  private var ignoredCount: Int { results.count - detectedCount - unexplained.count }

  private static func share(_ part: Int, of whole: Int) -> String {
    CountText.percent(whole > 0 ? 100 * Double(part) / Double(whole) : 0)
  }

  private func count(_ isCounted: (DerivedResult.Status) -> Bool) -> Int {
    results.count { isCounted($0.status) }
  }
}
