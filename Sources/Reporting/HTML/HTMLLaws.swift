import MutantChecking

/// The laws with what they said of the unmutated subjects, and what they killed.
struct HTMLLaws {
  private let record: MutationRecord

  init(_ record: MutationRecord) {
    self.record = record
  }

  var text: String {
    let bodies = record.subjects.map { subject in
      let kills = kills(of: subject)
      let rows = zip(subject.laws, kills).map(row)
      return "<tbody><tr><th scope=\"rowgroup\" colspan=\"5\">\(HTMLText.escaped(subject.name))"
        + rows.joined(separator: "\n") + "</tbody>"
    }
    return """
      <section id="laws"><h2>The laws on the unmutated subjects</h2>
      <div class="wide" tabindex="0" role="region" aria-label="laws"><table class="list"><thead><tr>\
      <th scope="col">law<th scope="col" class="number">cases<th scope="col" class="number">mutants noticed\
      <th scope="col" class="number">by it alone<th scope="col">verdict</thead>
      \(bodies.joined(separator: "\n"))</table></div></section>
      """
  }

  private func row(_ law: LawRecord, _ kills: (all: Int, alone: Int)) -> String {
    "<tr><th scope=\"row\">\(HTMLText.escaped(law.name))"
      + "<td class=\"number\">\(CountText.count(law.cases))"
      + "<td class=\"number\">\(CountText.count(kills.all))"
      + "<td class=\"number\">\(CountText.count(kills.alone))<td>\(law.isPassed ? "holds" : "FAILED")"
  }

  private func kills(of subject: SubjectRecord) -> [(all: Int, alone: Int)] {
    var kills = subject.laws.map { _ in (all: 0, alone: 0) }
    for mutant in record.mutants where mutant.subject == subject.name {
      let killers = mutant.outcomes.indices.filter { index in
        kills.indices.contains(index) && mutant.outcomes[index].isDetection
      }
      for index in killers { kills[index].all += 1 }
      if killers.count == 1 { kills[killers[0]].alone += 1 }
    }
    return kills
  }
}
