package import MutationTesting

/// Laws × mutants for programs.
package struct KillMatrixJSON {
  private let results: [MutantResult]

  /// Takes the results of a run.
  package init(_ results: [MutantResult]) {
    self.results = results
  }

  /// `{"version":1,"mutants":[{"name":…,"expectedKiller":…,"outcomes":{LAW: OUTCOME}}]}`, a mutant a
  /// line; an outcome is a word and, for killed and survived, the number of cases.
  package var text: String {
    let mutants = results.map { result in
      JSONText.object([
        ("name", JSONText.string(result.mutant)),
        ("expectedKiller", JSONText.string(result.expectedKiller)),
        (
          "outcomes",
          JSONText.object(
            result.outcomes.map { ($0.law, JSONText.string("\($0.outcome)")) })
        ),
      ])
    }
    return "{\"version\":1,\"mutants\":[\n" + mutants.joined(separator: ",\n") + "\n]}\n"
  }
}
