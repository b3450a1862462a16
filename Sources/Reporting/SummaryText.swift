/// A run over mutants in a few lines: `summary.txt`, and what a terminal shows.
package struct SummaryText {
  private let record: MutationRecord

  package init(_ record: MutationRecord) {
    self.record = record
  }

  /// All lines, from the run's to what is wrong.
  package var lines: [String] { [record.run.line, baselineLine] + verdictLines }

  /// The line about the unmutated subjects.
  package var baselineLine: String {
    let laws = record.subjects.flatMap(\.laws)
    let failed = laws.count { !$0.isPassed }
    if let package = record.run.package {
      let tests = CountText.count(laws.count, "test")
      return "baseline    \(package) · \(tests) · "
        + (failed == 0 ? "all hold" : "the original FAILED")
    }
    let parts = [
      CountText.count(record.subjects.count, "subject"), CountText.count(laws.count, "law"),
      CountText.count(laws.reduce(0) { $0 + $1.cases }, "case"),
      failed == 0 ? "all hold" : "\(CountText.count(failed, "law")) FAILED",
    ]
    return "baseline    " + parts.joined(separator: " · ")
  }

  /// The lines after the baseline's.
  package var verdictLines: [String] {
    guard record.isBaselinePassed else {
      return record.subjects.flatMap(\.laws).flatMap(\.findings)
    }
    var lines = [
      line(of: .catalogue, "catalogue   "), line(of: .derived, "derived     "), scoreLine,
    ].compactMap(\.self)
    if let weakest = WeakestKill(of: record) { lines.append("weakest     \(weakest)") }
    if let killers = killerLine { lines.append(killers) }
    lines += auditLines
    lines += record.survivors.flatMap(finding) + (record.ignoreListFaults ?? []) + lawLines
    if !record.isComplete { lines.append(incompleteLine) }
    return lines
  }

  private func line(of kind: MutantRecord.Kind, _ title: String) -> String? {
    let mutants = record.mutants.filter { $0.kind == kind }
    guard !mutants.isEmpty else { return nil }
    func count(_ status: MutantStatus) -> Int { mutants.count { $0.status == status } }
    let isExpected = kind == .catalogue && !mutants.contains(where: \.status.isSurvival)
    let parts =
      [
        CountText.count(mutants.count, "mutant"),
        "\(count(.killed)) killed" + (isExpected ? ", each by its expected law" : ""),
      ]
      + Self.names.compactMap { status, name in
        count(status) > 0 ? "\(count(status)) \(name)" : nil
      }
    return title + parts.joined(separator: " · ")
  }

  /// What the statuses other than killed are called, those that need a look in capitals.
  private static let names: [(MutantStatus, String)] = [
    (.timeout, "timeout"), (.crashed, "crashed"), (.ignored, "ignored (reasons on file)"),
    (.compileError, "not compiled"), (.misattributed, "MISATTRIBUTED"), (.survived, "SURVIVED"),
    (.noCoverage, "NOT COVERED"), (.runtimeError, "ERRORED"), (.pending, "not tried"),
  ]

  private var scoreLine: String {
    let score = record.score
    guard let percent = score.percent else { return "score       no mutant was decided" }
    let ignored = record.mutants.count { $0.status == .ignored }
    let raw = 100 * Double(score.detected) / Double(score.total + ignored)
    return "score       \(CountText.percent(percent)) (\(score.detected) of \(score.total))"
      + (ignored > 0 ? " · with those ignored \(CountText.percent(raw))" : "")
      + (record.dominators.map { " · dominators \($0.noticedCount) of \($0.count)" } ?? "")
  }

  /// Which laws or tests noticed the most derived mutants first; nil when none did, or when there
  /// are hand-written ones too, each with a law of its own.
  private var killerLine: String? {
    guard !record.mutants.contains(where: { $0.kind == .catalogue }) else { return nil }
    let killers = record.mutants.filter { $0.kind == .derived && $0.status.isDetection }
      .compactMap(\.killer)
    let counts = Dictionary(grouping: killers) { $0 }.mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !counts.isEmpty else { return nil }
    let shown = counts.prefix(Self.shownKillerCount).map { "\($0.key) \($0.value)" }
    let rest = counts.count - shown.count
    return "killers     \(shown.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let shownKillerCount = 5

  private var auditLines: [String] {
    guard let audit = record.audit else { return [] }
    let outcome = audit.faults.isEmpty ? "same verdicts" : "\(audit.faults.count) DIFFER"
    let mutants = CountText.count(audit.count, "mutant")
    return ["audit       \(mutants) applied as real edits · \(outcome)"] + audit.faults
  }

  private func finding(_ mutant: MutantRecord) -> [String] {
    let text = MutantText(mutant)
    guard mutant.kind == .catalogue else {
      let title = mutant.status == .noCoverage ? "NOT COVERED" : "SURVIVED"
      return ["\(title.padded(to: 13))  \(mutant.id) \(text.edit)"]
        + [
          mutant.declaration.map { "in \($0)" }, mutant.reason,
          mutant.missingTest.map { "missing test: \($0.line)" },
        ]
        .compactMap(\.self)
        .map { "               \($0)" }
    }
    let title = mutant.status == .misattributed ? "MISATTRIBUTED" : "SURVIVED"
    return [
      "\(title.padded(to: 13))  \(mutant.id): \(text.verdict)",
      "               see it with: gauntlet check --mutant \(mutant.id)",
    ]
  }

  private var lawLines: [String] {
    let spare = record.redundantLaws.filter { !record.idleLaws.contains($0) }
    return record.idleLaws.map { "IDLE           \($0) killed no mutant" }
      + (spare.isEmpty ? [] : ["redundant   \(spare.joined(separator: ", "))"])
  }

  private var incompleteLine: String {
    let decided = record.mutants.count { $0.status.isDecided }
    return "INCOMPLETE     \(decided) of \(record.mutants.count) mutants were tried"
  }
}
