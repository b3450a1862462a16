import ComparatorLaws
package import DecisionLaws
package import MutantChecking
import PropertyTesting

/// The stepwise policy with one step replaced by a mistake.
package protocol DecisionMutant: StepwisePolicy {
  /// The law that is meant to catch the mistake.
  var expectedKiller: any DecisionLaw { get }
}

extension DecisionMutant {
  /// The mistake's name: the type's, with a small first letter.
  package var name: String { TypeName.of(Self.self) }

  /// The mutant as an entry of the catalogue, with the given laws.
  package func mutant(under laws: [any DecisionLaw]) -> Mutant {
    Mutant(
      name: name, expectedKiller: expectedKiller.name,
      laws: laws.map { law in
        Mutant.Law(
          name: law.name, group: "decision " + law.group.rawValue,
          mustBeSoleKiller: law.evidence == .construction,
          properties: law.properties(of: self))
      })
  }
}
