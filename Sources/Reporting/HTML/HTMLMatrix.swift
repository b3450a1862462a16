import MutantChecking

/// Laws × mutants as heat maps, one for each subject.
struct HTMLMatrix {
  private let record: MutationRecord
  private let mutants: [HTMLMutant]

  init(_ record: MutationRecord, _ mutants: [HTMLMutant]) {
    self.record = record
    self.mutants = mutants
  }

  /// Empty when no mutant was tried law by law.
  var text: String {
    let tables = record.subjects.compactMap(table)
    guard !tables.isEmpty else { return "" }
    return """
      <section id="matrix"><h2>Which law notices which mutant</h2>
      <p>A number is the cases to the first kill: the stronger the colour, the sooner. <span class="h4 e">Framed</span> \
      is the law that was made for the mutant; <b>T</b> used up its time, <b>!</b> ended its process, \
      · noticed nothing, <b>?</b> gave up, <b>-</b> was not tried, <b>n/a</b> does not apply.\
      \(record.run.isMatrix ? "" : " Other laws than the expected one had a tenth of the cases.")</p>
      \(tables.joined(separator: "\n"))
      </section>
      """
  }

  private func table(_ subject: SubjectRecord) -> String? {
    let rows = mutants.filter { $0.record.subject == subject.name && !$0.record.outcomes.isEmpty }
    guard !rows.isEmpty else { return nil }
    let heads = subject.laws.map { law in
      "<th scope=\"col\"><span>\(HTMLText.escaped(law.name))</span>"
    }
    let name = HTMLText.escaped(subject.name)
    return
      "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"kill matrix of the \(name)\">"
      + "<table class=\"matrix\"><caption>\(name): \(CountText.count(rows.count, "mutant")), "
      + "\(CountText.count(subject.laws.count, "law"))</caption>"
      + "<thead><tr><th scope=\"col\"><span>mutant</span>\(heads.joined())</thead><tbody>"
      + rows.map { row($0) }.joined(separator: "\n") + "</tbody></table></div>"
  }

  private func row(_ mutant: HTMLMutant) -> String {
    let cells = zip(mutant.laws, mutant.record.outcomes).map { law, outcome in
      Self.cell(outcome, isExpected: law == mutant.record.expectedKiller)
    }
    return "<tr><th>\(mutant.link)\(cells.joined())"
  }

  /// Without its end tag and with few quotes, which HTML allows and which keeps big reports small;
  /// an empty cell gets its mark from the style.
  private static func cell(_ outcome: CheckOutcome, isExpected: Bool) -> String {
    let (heat, text) = look(outcome)
    switch (heat, isExpected) {
    case ("", false): return "<td>\(text)"
    case ("", true): return "<td class=e>\(text)"
    case (_, false): return "<td class=\(heat)>\(text)"
    case (_, true): return "<td class=\"\(heat) e\">\(text)"
    }
  }

  private static func look(_ outcome: CheckOutcome) -> (heat: String, text: String) {
    switch outcome {
    case .killed(let cases): ("h\(heat(cases))", String(cases))
    case .timedOut: ("h4", "T")
    case .crashed: ("h4", "!")
    case .survived: ("", "")
    case .gaveUp: ("", "?")
    case .notRun: ("", "-")
    case .notApplicable: ("", "n/a")
    }
  }

  /// From 4 for a kill in less than ten cases to 1 for one in a thousand or more.
  private static func heat(_ cases: Int) -> Int {
    switch cases {
    case ..<10: 4
    case ..<100: 3
    case ..<1000: 2
    default: 1
    }
  }
}
