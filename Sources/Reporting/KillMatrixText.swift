package import MutationTesting

/// Laws × mutants as a table for a terminal.
package struct KillMatrixText {
  private let results: [MutantResult]

  /// Takes the results of a run.
  package init(_ results: [MutantResult]) {
    self.results = results
  }

  /// What the marks of the table mean.
  package static let legend =
    "● killed by its expected law · ○ by another · T timeout · ! crash · . survived"
    + " · ? gave up · - not run"

  /// A table for each set of mutants that have the same laws: the laws' names, numbered, then a row
  /// for each mutant.
  package var lines: [String] {
    var lines: [String] = []
    var rest = results[...]
    while let first = rest.first {
      let laws = first.outcomes.map(\.law)
      let group = rest.prefix { $0.outcomes.map(\.law) == laws }
      lines += table(laws, group)
      rest = rest.dropFirst(group.count)
    }
    return lines
  }

  private func table(_ laws: [String], _ results: ArraySlice<MutantResult>) -> [String] {
    let nameWidth = results.map(\.mutant.count).max() ?? 0
    let names = laws.enumerated().map { "\(String($0.offset + 1).indented(to: 3))  \($0.element)" }
    let numbers = laws.indices.map { String($0 + 1).indented(to: 3) }.joined()
    let rows = results.map { result in
      let marks = result.outcomes.map { outcome in
        Self.mark(outcome, isExpected: outcome.law == result.expectedKiller).indented(to: 3)
      }
      return result.mutant.padded(to: nameWidth) + marks.joined()
    }
    return names + [String(repeating: " ", count: nameWidth) + numbers] + rows
  }

  private static func mark(_ outcome: LawOutcome, isExpected: Bool) -> String {
    switch outcome.outcome {
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
