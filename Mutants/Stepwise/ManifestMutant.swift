package import ManifestLaws
package import MutantChecking
import PropertyTesting

/// The stepwise codec with one step replaced by a mistake.
package protocol ManifestMutant: StepwiseCodec {
  /// The law that is meant to catch the mistake.
  var expectedKiller: any ManifestLaw { get }
}

extension ManifestMutant {
  /// The mistake's name: the type's, with a small first letter.
  package var name: String { TypeName.of(Self.self) }

  /// The mutant as an entry of the catalogue, with the given laws.
  package func mutant(under laws: [any ManifestLaw]) -> Mutant {
    Mutant(
      name: name, expectedKiller: expectedKiller.name,
      laws: laws.map { law in
        Mutant.Law(
          name: law.name, group: "manifest " + law.group.rawValue,
          mustBeSoleKiller: law.mustBeSoleKiller,
          properties: [law.property(of: self)].compactMap(\.self))
      })
  }
}
