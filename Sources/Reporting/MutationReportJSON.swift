import MutantChecking

/// A run over mutants in the form of the mutation testing report, schema 2: `mutation.json`.
///
/// Source: mutation-testing-report-schema 3.9.0 of stryker-mutator/mutation-testing-elements. A mutant
/// that only the wrong law noticed counts as survived, so that the score of a viewer is the tool's.
package struct MutationReportJSON {
  private let record: MutationRecord

  /// Scores from which a viewer shows green and amber.
  private static let thresholds = (high: 100, low: 90)

  package init(_ record: MutationRecord) {
    self.record = record
  }

  package var text: String {
    JSONText.object([
      ("schemaVersion", JSONText.string("2")),
      (
        "thresholds",
        JSONText.object([
          ("high", String(Self.thresholds.high)), ("low", String(Self.thresholds.low)),
        ])
      ),
      (
        "framework",
        JSONText.object([
          ("name", JSONText.string("gauntlet")), ("version", JSONText.string(record.run.tool)),
        ])
      ),
      ("config", config), ("files", files), ("testFiles", testFiles),
    ]) + "\n"
  }

  private var config: String {
    JSONText.object([
      ("command", JSONText.array(record.run.command.map(JSONText.string))),
      ("commit", record.run.commit.map(JSONText.string) ?? "null"),
      ("seed", JSONText.string(record.run.seed)), ("cases", String(record.run.cases)),
      ("isComplete", String(record.isComplete)),
    ])
  }

  /// Laws take the place of tests.
  private var testFiles: String {
    JSONText.object(
      record.subjects.map { subject in
        let laws = subject.laws.map { law in
          JSONText.object([
            ("id", JSONText.string(law.name)), ("name", JSONText.string(law.name)),
          ])
        }
        return ("laws of the \(subject.name)", JSONText.object([("tests", JSONText.array(laws))]))
      })
  }

  private var files: String {
    let byFile = Dictionary(grouping: record.mutants, by: Self.path)
    return JSONText.object(
      byFile.sorted { $0.key < $1.key }.map { path, mutants in
        (
          path,
          JSONText.object([
            ("language", JSONText.string("swift")),
            ("source", JSONText.string(record.sources[path] ?? "")),
            ("mutants", "[\n" + mutants.map(object).joined(separator: ",\n") + "\n]"),
          ])
        )
      })
  }

  /// A mutant whose file is not known is shown all the same.
  private static func path(of mutant: MutantRecord) -> String {
    mutant.file ?? "(no source) \(mutant.subject)"
  }

  private func object(_ mutant: MutantRecord) -> String {
    var members = [
      ("id", JSONText.string(mutant.id)), ("mutatorName", JSONText.string(mutant.operatorName)),
      ("location", Self.location(mutant.range)),
      ("status", JSONText.string(Self.status(mutant.status))),
      ("statusReason", JSONText.string(reason(mutant))),
    ]
    if let summary = mutant.summary { members.append(("description", JSONText.string(summary))) }
    if let replacement = mutant.replacement {
      members.append(("replacement", JSONText.string(replacement)))
    }
    if !mutant.outcomes.isEmpty {
      let laws = record.laws(of: mutant)
      let killers = zip(laws, mutant.outcomes).filter(\.1.isDetection).map(\.0)
      let count = mutant.outcomes.count { $0 != .notRun && $0 != .notApplicable }
      members.append(("testsCompleted", String(count)))
      members.append(("killedBy", JSONText.array(killers.map(JSONText.string))))
    }
    return JSONText.object(members)
  }

  private func reason(_ mutant: MutantRecord) -> String {
    ([MutantText(mutant).verdict]
      + (mutant.counterexample?.rows ?? []).map { "\($0.name): \($0.text)" })
      .joined(separator: "\n")
  }

  private static func location(_ range: SourceRange?) -> String {
    let start = range?.start ?? SourcePosition(line: 1, column: 1)
    return JSONText.object([("start", position(start)), ("end", position(range?.end ?? start))])
  }

  private static func position(_ position: SourcePosition) -> String {
    JSONText.object([("line", String(position.line)), ("column", String(position.column))])
  }

  /// A crash is a detection: the schema's `RuntimeError` would leave it out of the score.
  private static func status(_ status: MutantStatus) -> String {
    switch status {
    case .killed, .crashed: "Killed"
    case .timeout: "Timeout"
    case .survived, .misattributed: "Survived"
    case .noCoverage: "NoCoverage"
    case .ignored: "Ignored"
    case .compileError: "CompileError"
    case .runtimeError: "RuntimeError"
    case .pending: "Pending"
    }
  }
}
