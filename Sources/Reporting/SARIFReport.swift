import Foundation

/// The survivors on their lines: `results.sarif`, from which code hosts make annotations.
///
/// Source: SARIF 2.1.0 (OASIS Standard), clauses 3.14 (run), 3.27 (result), 3.30 (region). Columns
/// count UTF-16 code units from 1, as the record's.
package struct SARIFReport {
  private let record: MutationRecord

  package init(_ record: MutationRecord) {
    self.record = record
  }

  package var text: String {
    JSONText.object([
      ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", JSONText.string("2.1.0")), ("runs", JSONText.array([run])),
    ]) + "\n"
  }

  private var run: String {
    JSONText.object([
      (
        "tool",
        JSONText.object([
          (
            "driver",
            JSONText.object([
              ("name", JSONText.string("gauntlet")), ("version", JSONText.string(record.run.tool)),
              ("rules", JSONText.array(ruleNames.map(rule))),
            ])
          )
        ])
      ), ("columnKind", JSONText.string("utf16CodeUnits")),
      (
        "invocations",
        JSONText.array([
          JSONText.object([
            ("executionSuccessful", String(record.isComplete && record.isBaselinePassed))
          ])
        ])
      ), ("results", JSONText.array(record.survivors.map(result))),
    ])
  }

  private var ruleNames: [String] { Set(record.survivors.map(\.operatorName)).sorted() }

  private func rule(_ name: String) -> String {
    JSONText.object([
      ("id", JSONText.string(name)),
      ("shortDescription", Self.message("a mistake of the kind \(name) that nothing notices")),
    ])
  }

  private func result(_ mutant: MutantRecord) -> String {
    let text = MutantText(mutant)
    var members = [
      ("ruleId", JSONText.string(mutant.operatorName)), ("level", JSONText.string("warning")),
      (
        "message",
        Self.message("\(mutant.id): \(text.change.map { $0 + ": " } ?? "")\(text.verdict)")
      ),
    ]
    if let location = Self.location(mutant) {
      members.append(("locations", JSONText.array([location])))
    }
    members.append(
      ("partialFingerprints", JSONText.object([("mutant/v1", JSONText.string(mutant.id))])))
    return JSONText.object(members)
  }

  private static func message(_ text: String) -> String {
    JSONText.object([("text", JSONText.string(text))])
  }

  private static func location(_ mutant: MutantRecord) -> String? {
    guard let file = mutant.file,
      let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    var members = [("artifactLocation", JSONText.object([("uri", JSONText.string(path))]))]
    if let range = mutant.range {
      members.append(
        (
          "region",
          JSONText.object([
            ("startLine", String(range.start.line)), ("startColumn", String(range.start.column)),
            ("endLine", String(range.end.line)), ("endColumn", String(range.end.column)),
          ])
        ))
    }
    return JSONText.object([("physicalLocation", JSONText.object(members))])
  }
}
