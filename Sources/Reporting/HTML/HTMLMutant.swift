import MutantChecking

/// A mutant of the page: a line that opens to all that is known of it.
struct HTMLMutant {
  let record: MutantRecord
  /// Its number in the page, from 0.
  let number: Int
  let laws: [String]
  private let source: SourceText?

  init(_ record: MutantRecord, number: Int, laws: [String], source: SourceText?) {
    self.record = record
    self.number = number
    self.laws = laws
    self.source = source
  }

  /// A link to it.
  var link: String { "<a href=#m\(number)>\(HTMLText.escaped(record.id))</a>" }

  var text: String {
    let status = record.status
    return "<details id=m\(number) data-s=\(status.rawValue)\(status.isSurvival ? " open" : "")>"
      + "<summary><b>\(status.rawValue)</b> "
      + "\(HTMLText.element("code", record.id)) <span>\(HTMLText.escaped(shortVerdict))</span>"
      + "</summary>\(body)</details>"
  }

  private var shortVerdict: String {
    guard record.status == .killed, let killer = record.killer else {
      return MutantText(record).verdict
    }
    return killer + (record.casesToKill.map { " · \(CountText.count($0, "case"))" } ?? "")
  }

  private var body: String {
    summary + Self.list(facts) + list(record.counterexample, "Counterexample")
      + list(record.missingTest, "Missing test") + change
  }

  private var summary: String {
    record.summary.map { "<p>\(HTMLText.sentence($0))</p>" } ?? ""
  }

  private var facts: [(name: String, text: String)] {
    var rows: [(name: String, text: String)] = []
    if let expected = record.expectedKiller, expected != record.killer || record.status != .killed {
      rows.append(("expected law", expected))
    }
    if otherKillerCount > 0 {
      rows.append(("also noticed by", CountText.count(otherKillerCount, "other law")))
    }
    if let confidence = record.confidence {
      rows.append(
        (
          "over the seeds",
          "\(CountText.count(confidence.median, "case")) in the median, "
            + "\(CountText.count(confidence.worst)) in the worst"
        ))
    }
    if let reason = record.reason, record.status != .misattributed {
      rows.append(("reason", reason))
    }
    return rows
  }

  private var otherKillerCount: Int {
    zip(laws, record.outcomes).count { $0 != record.killer && $1.isDetection }
  }

  private func list(_ example: CounterexampleRecord?, _ title: String) -> String {
    example.map { HTMLText.element("h4", title) + Self.list($0.rows) } ?? ""
  }

  /// Names and texts; the end tags may be left out.
  private static func list(_ rows: [(name: String, text: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let items = rows.map { "<dt>\(HTMLText.escaped($0.name))<dd>\(HTMLText.escaped($0.text))" }
    return "<dl>\(items.joined())</dl>"
  }

  /// The edit of a derived mutant in its line; of a hand-written one the declaration that is the
  /// mistake.
  private var change: String {
    guard let range = record.range, let file = record.file, let source else { return "" }
    let place = "<h4>\(HTMLText.escaped(file)):\(range.start.line)</h4>"
    guard let replacement = record.replacement else {
      let lines = source.lines(from: range.start.line, through: range.end.line)
      return place + "<pre tabindex=0>\(HTMLText.escaped(lines.joined(separator: "\n")))</pre>"
    }
    guard let edit = source.parts(of: range) else { return place }
    let before = source.lines(from: range.start.line - 1, through: range.start.line - 1)
    let after = source.lines(from: range.end.line + 1, through: range.end.line + 1)
    return place + "<pre tabindex=0>" + before.map { HTMLText.escaped($0) + "\n" }.joined()
      + HTMLText.escaped(edit.before) + HTMLText.element("del", edit.part)
      + HTMLText.element("ins", replacement) + HTMLText.escaped(edit.after)
      + after.map { "\n" + HTMLText.escaped($0) }.joined() + "</pre>"
  }
}
