package import SourceMutation

/// Derived mutants, one a line.
package enum DerivedList {
  /// Those of a build that are chosen, then the changes that do not compile, with what is wrong.
  package static func lines(
    _ build: InstrumentedBuild, _ selection: MutantSelection
  ) -> [String] {
    let mutants = selection.numbers(in: build).compactMap { build.mutants[$0] }
    let rejected = build.rejected.filter { selection.contains($0.mutant) }
    return mutants.map { "\($0.identifier)  \($0.summary)" }
      + rejected.map {
        "\($0.mutant.identifier)  \($0.mutant.summary)  does not compile: \($0.reason)"
      }
  }
}
