/// The score as a badge: `badge.json`, in the form of a shields.io endpoint.
package struct BadgeJSON {
  private let record: MutationRecord

  package init(_ record: MutationRecord) {
    self.record = record
  }

  package var text: String {
    let (message, color) = look
    return JSONText.object([
      ("schemaVersion", "1"), ("label", JSONText.string("mutation score")),
      ("message", JSONText.string(message)), ("color", JSONText.string(color)),
    ]) + "\n"
  }

  /// What it says; of a run that says nothing of the score, that.
  private var look: (message: String, color: String) {
    guard record.isBaselinePassed else { return ("baseline failed", "red") }
    guard record.isComplete else { return ("incomplete", "lightgrey") }
    guard let percent = record.score.percent else { return ("no mutants", "lightgrey") }
    let color =
      switch percent {
      case 100...: "brightgreen"
      case 90...: "green"
      case 75...: "yellow"
      default: "red"
      }
    return (CountText.percent(percent), color)
  }
}
