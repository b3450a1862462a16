import MutantChecking

/// Laws × mutants as a table for a terminal.
package struct KillMatrixText {
  private let record: MutationRecord

  package init(_ record: MutationRecord) {
    self.record = record
  }

  /// What the marks of the table mean.
  package static let legend =
    "● killed by its expected law · ○ by another · T timeout · ! crash · . survived"
    + " · ? gave up · - not run"

  /// A table for each subject: the laws' names, numbered, then a row for each mutant.
  package var lines: [String] {
    record.subjects.flatMap { subject -> [String] in
      let mutants = record.mutants.filter { $0.subject == subject.name && !$0.outcomes.isEmpty }
      return mutants.isEmpty ? [] : table(subject.laws.map(\.name), mutants)
    }
  }

  private func table(_ laws: [String], _ mutants: [MutantRecord]) -> [String] {
    let nameWidth = mutants.map(\.id.count).max() ?? 0
    let names = laws.enumerated().map { "\(String($0.offset + 1).indented(to: 3))  \($0.element)" }
    let numbers = laws.indices.map { String($0 + 1).indented(to: 3) }.joined()
    let rows = mutants.map { mutant in
      let marks = zip(laws, mutant.outcomes).map { law, outcome in
        Self.mark(outcome, isExpected: law == mutant.expectedKiller).indented(to: 3)
      }
      return mutant.id.padded(to: nameWidth) + marks.joined()
    }
    return names + [String(repeating: " ", count: nameWidth) + numbers] + rows
  }

  private static func mark(_ outcome: CheckOutcome, isExpected: Bool) -> String {
    switch outcome {
    case .killed: isExpected ? "●" : "○"
    case .survived: "."
    case .gaveUp: "?"
    case .notApplicable: " "
    case .timedOut: "T"
    case .crashed: "!"
    case .notRun: "-"
    }
  }
}
