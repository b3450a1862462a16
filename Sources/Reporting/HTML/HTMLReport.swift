/// A run over mutants as one page that needs nothing else: no network, and no script to be read.
package struct HTMLReport {
  let record: MutationRecord
  private let mutants: [HTMLMutant]

  private let history: [HistoryEntry]

  /// - Parameters:
  ///   - record: the run.
  ///   - history: the runs up to it.
  package init(_ record: MutationRecord, history: [HistoryEntry] = []) {
    self.record = record
    self.history = history
    let sources = record.sources.mapValues(SourceText.init)
    mutants = record.mutants.enumerated().map { index, mutant in
      HTMLMutant(
        mutant, number: index, laws: record.laws(of: mutant),
        source: mutant.file.flatMap { sources[$0] })
    }
  }

  /// The page.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped("Mutation report · \(score)"))</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <a class="skip" href="#mutants">Skip to the mutants</a>
    \(HTMLOverview(record, score: score).text)
    <main>
    \(sections.joined(separator: "\n"))
    </main>
    \(footer)
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  private var score: String {
    guard record.isBaselinePassed else { return "baseline failed" }
    return record.score.percent.map(CountText.percent) ?? "no score"
  }

  private var sections: [String] {
    [
      HTMLWeakest(mutants).text, filter, HTMLMatrix(record, mutants).text, mutantList,
      HTMLLaws(record).text, HTMLHistory(history).text,
    ].filter { !$0.isEmpty }
  }

  /// The mutants by their kind of mistake, those that need a look open.
  private var mutantList: String {
    var groups: [(name: String, mutants: [HTMLMutant])] = []
    for mutant in mutants {
      let name = "\(mutant.record.subject) · \(mutant.record.operatorName)"
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].mutants.append(mutant)
      } else {
        groups.append((name, [mutant]))
      }
    }
    let texts = groups.map { group in
      "<section class=\"group\">\(HTMLText.element("h3", group.name))"
        + group.mutants.map(\.text).joined(separator: "\n") + "</section>"
    }
    return "<section id=\"mutants\"><h2>Mutants</h2>\n\(texts.joined(separator: "\n"))"
      + "</section>"
  }

  /// The controls, which appear only where a script can serve them.
  private var filter: String {
    let statuses = MutantStatus.allCases.filter { status in
      record.mutants.contains { $0.status == status }
    }
    let options = statuses.map { "<option>\($0.rawValue)</option>" }.joined()
    return """
      <form id="filter" role="search" hidden>
      <label>Filter <input type="search" placeholder="name, law, file, text" autocomplete="off"></label>
      <label>Status <select><option value="">all</option>\(options)</select></label>
      <button type="reset">Show all</button>
      <output aria-live="polite"></output>
      </form>
      """
  }

  private var footer: String {
    let run = record.run
    let rows = [
      ("command", run.command.joined(separator: " ")),
      ("commit", run.commit.map { $0 + (run.isClean ? "" : ", modified") } ?? "none"),
      ("seed", run.seed), ("cases", CountText.count(run.cases)),
      ("toolchain", "gauntlet \(run.tool), Swift \(run.toolchain)"), ("platform", run.platform),
    ]
    let list = rows.map { HTMLText.element("dt", $0.0) + HTMLText.element("dd", $0.1) }.joined()
    return "<footer><h2>The run</h2><dl>\(list)</dl></footer>"
  }
}
