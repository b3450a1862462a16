import MutationTesting

/// A mutant of the page: a line that opens to all that is known of it.
struct HTMLMutant {
  let record: MutantRecord
  /// Its number in the page, from 0.
  let number: Int
  let laws: [String]
  private let source: SourceText?

  /// Names of laws that are listed at most; the matrix has all of them.
  private static let listedLawCount = 4

  init(_ record: MutantRecord, number: Int, laws: [String], source: SourceText?) {
    self.record = record
    self.number = number
    self.laws = laws
    self.source = source
  }

  /// A link to it.
  var link: String { "<a href=\"#m\(number)\">\(HTMLText.escaped(record.id))</a>" }

  var text: String {
    let status = record.status
    return
      "<details id=\"m\(number)\" data-s=\"\(status.rawValue)\"\(status.isSurvival ? " open" : "")>"
      + "<summary><b class=\"chip \(status.rawValue)\">\(status.rawValue)</b> "
      + "\(HTMLText.element("code", record.id)) <span>\(HTMLText.escaped(shortVerdict))</span>"
      + "</summary><div>\(body)</div></details>"
  }

  private var shortVerdict: String {
    guard record.status == .killed, let killer = record.killer else {
      return MutantText(record).verdict
    }
    return killer + (record.casesToKill.map { " · \(CountText.count($0, "case"))" } ?? "")
  }

  private var body: String {
    [
      summary, facts, table(record.counterexample, "Counterexample"),
      table(record.missingTest, "Missing test"), change,
    ].joined()
  }

  private var summary: String {
    record.summary.map { "<p>\(HTMLText.sentence($0))</p>" } ?? ""
  }

  private var facts: String {
    var rows: [(String, String)] = []
    if let expected = record.expectedKiller, expected != record.killer || record.status != .killed {
      rows.append(("expected law", expected))
    }
    if !otherKillers.isEmpty {
      let rest = otherKillers.count - Self.listedLawCount
      rows.append(
        (
          "also noticed by",
          otherKillers.prefix(Self.listedLawCount).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
        ))
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
    guard !rows.isEmpty else { return "" }
    return "<dl>"
      + rows.map { HTMLText.element("dt", $0.0) + HTMLText.element("dd", $0.1) }.joined()
      + "</dl>"
  }

  private var otherKillers: [String] {
    zip(laws, record.outcomes).filter { law, outcome in
      law != record.killer && CheckOutcome(outcome)?.isDetection == true
    }.map(\.0)
  }

  private func table(_ counterexample: CounterexampleRecord?, _ title: String) -> String {
    guard let counterexample else { return "" }
    let rows = counterexample.rows.map { row in
      "<tr><th scope=\"row\">\(HTMLText.escaped(row.name))<td>\(HTMLText.escaped(row.text))"
    }
    return "<table class=\"case\"><caption>\(title)</caption>\(rows.joined())</table>"
  }

  /// The edit of a derived mutant; of a hand-written one the declaration that is the mistake.
  private var change: String {
    guard let range = record.range, let file = record.file, let source else { return "" }
    let place = "<p class=\"place\">\(HTMLText.escaped(file)):\(range.start.line)</p>"
    guard record.replacement != nil else {
      let lines = source.lines(from: range.start.line, through: range.end.line)
      let text = lines.joined(separator: "\n").trimmingLineFeeds
      return place + "<pre tabindex=\"0\">\(HTMLText.escaped(text))</pre>"
    }
    guard let diff = MutantDiff(record, in: source) else { return place }
    return place + "<pre tabindex=\"0\">\(diff.lines.map(Self.line).joined())</pre>"
  }

  private static func line(_ change: MutantDiff.Change, _ text: Substring) -> String {
    switch change {
    case .kept: "  \(HTMLText.escaped(text))\n"
    case .removed: "<del>- \(HTMLText.escaped(text))\n</del>"
    case .added: "<ins>+ \(HTMLText.escaped(text))\n</ins>"
    }
  }
}

extension String {
  /// The text without line feeds at its end.
  fileprivate var trimmingLineFeeds: Substring {
    var rest = self[...]
    while rest.last == "\n" { rest.removeLast() }
    return rest
  }
}
