package import ComparatorLaws
package import MutantChecking
import PropertyTesting

/// The stepwise converter with one step replaced by a mistake.
package protocol NotationMutant: StepwiseConverter {
  /// The law that is meant to catch the mistake.
  var expectedKiller: any NotationLaw { get }
}

extension NotationMutant {
  /// The mistake's name: the type's, with a small first letter.
  package var name: String { TypeName.of(Self.self) }

  /// The mutant as an entry of the catalogue, with the given laws.
  package func mutant(under laws: [any NotationLaw]) -> Mutant {
    Mutant(
      name: name, expectedKiller: expectedKiller.name,
      laws: laws.map { law in
        Mutant.Law(
          name: law.name, group: "notation", mustBeSoleKiller: law.evidence == .construction,
          properties: [law.property(of: self)])
      })
  }
}
