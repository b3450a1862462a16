package import ComparatorLaws
package import MutantChecking

/// The hand-written mutants of the converter of legacy notations.
package enum NotationCatalogue {
  /// All of them.
  package static let converters: [any NotationMutant] = [
    AppliesRulesToValidText(), ConvertsToInvalid(), HidesTheRule(),
  ]

  /// The mutants under the given laws.
  package static func mutants(under laws: [any NotationLaw]) -> [Mutant] {
    converters.map { $0.mutant(under: laws) }
  }
}
