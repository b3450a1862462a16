/// The mutants that took their killers the most cases.
struct HTMLWeakest {
  private let mutants: [HTMLMutant]

  /// How many are shown.
  private static let count = 8

  init(_ mutants: [HTMLMutant]) {
    self.mutants = mutants.filter { $0.record.status == .killed && $0.record.casesToKill != nil }
      .sorted { ($0.record.casesToKill ?? 0) > ($1.record.casesToKill ?? 0) }
      .prefix(Self.count).map(\.self)
  }

  /// Empty when no mutant was killed in a counted case.
  var text: String {
    guard let most = mutants.first?.record.casesToKill, mutants.count > 1 else { return "" }
    let rows = mutants.map { mutant in
      let cases = mutant.record.casesToKill ?? 0
      return
        "<tr><th scope=\"row\">\(mutant.link)<td>\(HTMLText.escaped(mutant.record.killer ?? ""))"
        + "<td class=\"number\">\(CountText.count(cases))"
        + "<td aria-hidden=\"true\"><span class=\"length\" style=\"width:\(100 * cases / most)%\"></span>"
    }
    return """
      <section id="weakest"><h2>Noticed last</h2>
      <p>The more cases a law takes to notice its mutant, the sooner another seed may miss it.</p>
      <div class="wide" tabindex="0" role="region" aria-label="mutants noticed last"><table class="list">
      <thead><tr><th scope="col">mutant<th scope="col">law<th scope="col" class="number">cases\
      <td aria-hidden="true"></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div></section>
      """
  }
}
