package import ComparatorLaws
package import MutantChecking
import PropertyTesting

/// The stepwise comparator with one step replaced by a mistake.
package protocol ComparatorMutant: StepwiseComparator {
  /// The mistake's name.
  var name: String { get }

  /// The law that is meant to catch the mistake.
  var expectedKiller: any ComparatorLaw { get }

  /// Whether it may take its process down, hang it or use up its memory: it belongs into a process
  /// of its own.
  var isDangerous: Bool { get }
}

extension ComparatorMutant {
  /// The type's name, with a small first letter.
  package var name: String { TypeName.of(Self.self) }

  package var isDangerous: Bool { false }

  /// The steps without the mistake, for a mutant that replaces a part of one.
  var correct: CorrectComparator { CorrectComparator() }

  /// The mutant as an entry of the catalogue, with the given laws.
  package func mutant(under laws: [any ComparatorLaw]) -> Mutant {
    Mutant(
      name: name, expectedKiller: expectedKiller.name,
      laws: laws.map { law in
        Mutant.Law(
          name: law.name, group: law.group.rawValue,
          mustBeSoleKiller: law.evidence == .construction,
          properties: law.properties(of: self))
      })
  }
}
