package import PropertyTesting

/// The report of a law as lines of text.
package struct CheckText {
  private let name: String
  private let reports: [CheckReport]
  private let nameWidth: Int
  private let replay: ReplayLine
  private let reasonToSkip: String

  /// Takes the reports of one law: of its property, then of those over small scopes.
  ///
  /// Without a report the law was skipped, for the reason given.
  package init(
    law name: String, _ reports: [CheckReport], nameWidth: Int, replay: ReplayLine,
    reasonToSkip: String? = nil
  ) {
    self.name = name
    self.reports = reports
    self.nameWidth = nameWidth
    self.replay = replay
    self.reasonToSkip = reasonToSkip ?? "the subject does not offer what it is about"
  }

  /// A line, and for a law that does not hold what is wrong.
  package var lines: [String] {
    guard !reports.isEmpty else {
      return ["skip  \(name.padded(to: nameWidth))  \(reasonToSkip)"]
    }
    let mark = reports.allSatisfy(\.isPassed) ? "ok  " : "FAIL"
    let counts = reports.map(Self.counts).joined(separator: " · ")
    return ["\(mark)  \(name.padded(to: nameWidth))  \(counts)"] + reports.flatMap(details)
  }

  private static func counts(_ report: CheckReport) -> String {
    let cases = CountText.count(report.cases, "case")
    var parts = [report.isExhaustive && report.isPassed ? "exhaustive: all \(cases)" : cases]
    if report.discards > 0 { parts.append("\(CountText.count(report.discards)) discarded") }
    if report.refusals > 0 { parts.append("\(CountText.count(report.refusals)) refused") }
    if !report.labels.isEmpty, report.cases > 0 { parts.append(labels(report.labels)) }
    return parts.joined(separator: " · ")
  }

  /// All labels, or of many the rarest and the most frequent.
  private static func labels(_ counts: [LabelCount]) -> String {
    func text(_ count: LabelCount) -> String {
      "\(count.label.name) \(CountText.percent(100 * count.share))"
    }
    guard counts.count > 7 else { return counts.map(text).joined(separator: ", ") }
    let sorted = counts.sorted { $0.share < $1.share }
    return "\(counts.count) labels, from \(text(sorted[0])) to \(text(sorted[sorted.count - 1]))"
  }

  private func details(_ report: CheckReport) -> [String] {
    switch report.ending {
    case .passed: []
    case .falsified(let counterexample):
      ([Self.lines(counterexample, replay: replay)]
        + report.furtherCounterexamples.map { further in
          ["and in another way:"] + Self.lines(further, replay: replay)
        }).joined().map { "      " + $0 }
    case .unrepeatable(let failure):
      Self.rows(failure).map { "      \($0.padded(to: 8))  \($1)" }
        + ["      it does not fail again: the subject's answers are not always the same"]
    case .oversized:
      ["      gave up: the generator goes on without end"]
    case .gaveUp:
      ["      gave up: too many cases were discarded or refused to say anything"]
    case .uncovered(let counts):
      counts.map { count in
        "      too rare: \(count.label.name) in \(CountText.percent(100 * count.share)) of the cases,"
          + " required \(CountText.percent(100 * count.label.requiredShare))"
      }
    case .scopeTooLarge(let limit):
      ["      gave up: the scope has more than \(CountText.count(limit, "case"))"]
    }
  }

  /// A counterexample: the value, what was said, what is right, how to see it again.
  package static func lines(_ counterexample: Counterexample, replay: ReplayLine) -> [String] {
    let rows =
      rows(counterexample.failure) + relevant(counterexample)
      + [("replay", replay.line(counterexample.token))]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "\($0.padded(to: width))  \($1)" }
  }

  /// Which parts of the value matter, if they can be told and shown.
  private static func relevant(_ counterexample: Counterexample) -> [(String, String)] {
    guard let explanation = counterexample.explanation,
      counterexample.failure.inputs.allSatisfy({ VisibleText.isPlain($0.text) })
    else { return [] }
    let marked = explanation.markings(of: counterexample.failure).joined(separator: "  ")
    let count = CountText.count(explanation.variationCount, "case")
    return [
      ("relevant", "\(marked)  (the rest replaced at random by its like in \(count): all failed)")
    ]
  }

  private static func rows(_ failure: Failure) -> [(String, String)] {
    failure.inputs.map { ($0.name, VisibleText.of($0.text)) }
      + [("said", failure.observed), ("expected", failure.expected)]
  }
}
