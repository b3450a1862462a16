package import ComparatorLaws
import MutationTesting

/// A correct comparator in small steps, of which a mutant replaces one by a mistake.
///
/// It parses by splitting and compares strings: slow and plain. Everything that a mutant does not
/// replace is right, so a mutant's file shows its mistake and little else.
package protocol ComparatorMutant: VersionComparator where Version == StepwiseVersion {
  /// The law that is meant to catch the mistake.
  var expectedKiller: any ComparatorLaw { get }

  /// What is parsed instead of the text; nil to refuse it.
  func prepared(_ text: String) -> String?

  /// Whether a text may be looked at.
  func isWithinLimit(_ text: String) -> Bool

  /// Cuts a text into its parts.
  func parts(of text: String) -> StepwiseVersion?

  /// Whether the three numbers are there and good.
  func isCore(_ numbers: [String]) -> Bool

  /// Whether a text may stand as a number of the core.
  func isCoreNumber(_ number: String) -> Bool

  /// Whether a text may stand in the pre-release.
  func isPrereleaseIdentifier(_ identifier: String) -> Bool

  /// Whether a text may stand in the build metadata.
  func isBuildIdentifier(_ identifier: String) -> Bool

  /// The order of two versions, build metadata included if it counted.
  func order(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Order

  /// The order of two lists of three numbers.
  func coreOrder(_ left: [String], _ right: [String]) -> Order

  /// The order of two numbers of the core.
  func numberOrder(_ left: String, _ right: String) -> Order

  /// The order of two pre-releases, empty ones for releases.
  func prereleaseOrder(_ left: [String], _ right: [String]) -> Order

  /// The order of two lists of identifiers, neither of them empty.
  func identifiersOrder(_ left: [String], _ right: [String]) -> Order

  /// The order of two identifiers.
  func identifierOrder(_ left: String, _ right: String) -> Order

  /// The order of two numeric identifiers.
  func numericIdentifierOrder(_ left: String, _ right: String) -> Order

  /// The order of two words.
  func wordOrder(_ left: String, _ right: String) -> Order

  /// The order of a numeric identifier and a word.
  func mixedOrder(number: String, word: String) -> Order

  /// The order of two lists of build identifiers, empty ones for none.
  func buildOrder(_ left: [String], _ right: [String]) -> Order

  /// What goes into the hash of a version.
  func hashedText(_ version: StepwiseVersion) -> String
}

extension ComparatorMutant {
  /// The mutant's name: its type's, with a small first letter.
  package var name: String {
    let typeName = String(describing: Self.self)
    return typeName.prefix(1).lowercased() + typeName.dropFirst()
  }

  /// The mutant as an entry of the catalogue, with the given laws.
  func mutant(under laws: [any ComparatorLaw]) -> Mutant {
    Mutant(
      name: name, expectedKiller: expectedKiller.name,
      laws: laws.map { law in
        Mutant.Law(
          name: law.name, group: law.group.rawValue,
          mustBeSoleKiller: law.evidence == .construction,
          properties: [law, law.exhaustiveCompanion].compactMap { $0?.property(of: self) })
      })
  }
}
