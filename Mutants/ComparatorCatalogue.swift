package import ComparatorLaws
package import MutationTesting

/// The hand-written mutants of the comparator.
package enum ComparatorCatalogue {
  /// All of them; the three that the project was asked for by name come first.
  package static let comparators: [any ComparatorMutant] = [
    LexicographicCore(),
    LexicographicPrerelease(),
    MetadataAwareOrder(),
    LeadingZeroTolerantCore(),
  ]

  /// The mutants under the given laws.
  package static func mutants(under laws: [any ComparatorLaw]) -> [Mutant] {
    comparators.map { $0.mutant(under: laws) }
  }
}
