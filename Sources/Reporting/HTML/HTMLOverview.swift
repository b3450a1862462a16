/// The top of the page: the score, what became of the mutants, and what needs a look.
struct HTMLOverview {
  private let record: MutationRecord
  private let score: String

  init(_ record: MutationRecord, score: String) {
    self.record = record
    self.score = score
  }

  var text: String {
    "<header><p class=\"run\">\(HTMLText.escaped(record.run.line))</p><h1>Mutation report</h1>"
      + "<p class=\"score \(isGood ? "good" : "bad")\"><strong>\(HTMLText.escaped(score))</strong> "
      + "\(HTMLText.escaped(sentence))</p>\(bar)\(legend)\(notices)</header>"
  }

  private var isGood: Bool {
    record.isBaselinePassed && record.isComplete && record.survivors.isEmpty
      && !record.mutants.isEmpty
  }

  private var sentence: String {
    let score = record.score
    guard record.isBaselinePassed else { return "A law does not hold on the unmutated subject." }
    return "\(CountText.count(score.detected)) of \(CountText.count(score.total, "mutant")) noticed"
      + (record.survivors.isEmpty ? "" : ", \(CountText.count(record.survivors.count)) not")
      + (record.isComplete ? "." : "; the run is incomplete.")
  }

  private var counts: [(status: MutantStatus, count: Int)] {
    MutantStatus.allCases.map { status in
      (status, record.mutants.count { $0.status == status })
    }.filter { $0.count > 0 }
  }

  private var bar: String {
    let parts = counts.map { status, count in
      "<span class=\"\(status.rawValue)\" style=\"flex-grow:\(count)\"></span>"
    }
    return "<div class=\"bar\" aria-hidden=\"true\">\(parts.joined())</div>"
  }

  private var legend: String {
    let items = counts.map { status, count in
      "<li><b class=\"chip \(status.rawValue)\">\(status.rawValue)</b> \(CountText.count(count))</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  /// What is wrong, with links.
  private var notices: String {
    let broken = record.subjects.flatMap(\.laws).filter { !$0.isPassed }.map { law in
      "<pre>\(HTMLText.escaped(law.findings.joined(separator: "\n")))</pre>"
    }
    let survivors = record.mutants.enumerated().filter(\.element.status.isSurvival)
      .map { index, mutant in
        "<li><a href=\"#m\(index)\">\(HTMLText.escaped(mutant.id))</a> "
          + "\(HTMLText.escaped(MutantText(mutant).verdict))</li>"
      }
    let list = survivors.isEmpty ? "" : "<ul>\(survivors.joined())</ul>"
    guard !broken.isEmpty || !list.isEmpty else { return "" }
    return "<section class=\"notice\"><h2>Needs a look</h2>\(broken.joined())\(list)</section>"
  }
}
