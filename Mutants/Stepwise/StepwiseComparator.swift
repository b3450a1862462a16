package import ComparatorLaws

/// A correct comparator in small steps, each of which a mutant may replace by a mistake.
///
/// It parses by splitting and compares strings: slow and plain. Everything that a mutant does not
/// replace is right, so a mutant's file shows its mistake and little else.
package protocol StepwiseComparator: VersionComparator where Version == StepwiseVersion {
  // MARK: Parsing

  /// The text of some bytes; nil to refuse them.
  func decoded(_ bytes: [UInt8]) -> String?

  /// Whether a text may be looked at.
  func isWithinLimit(_ text: String) -> Bool

  /// What is parsed instead of the text.
  func prepared(_ text: String) -> String

  /// What a refused text is taken for; nil for no version.
  func substitute(for refused: String) -> StepwiseVersion?

  /// Cuts a text into its parts, whatever they contain.
  func cut(_ text: String) -> StepwiseVersion

  /// Whether the three numbers are there and good.
  func isCore(_ numbers: [String]) -> Bool

  /// Whether a text may stand as a number of the core.
  func isCoreNumber(_ number: String) -> Bool

  /// Whether a list may stand as the pre-release; the empty one stands for a release.
  func isPrerelease(_ identifiers: [String]) -> Bool

  /// Whether a text may stand in the pre-release.
  func isPrereleaseIdentifier(_ identifier: String) -> Bool

  /// Whether a text may stand in the build metadata.
  func isBuildIdentifier(_ identifier: String) -> Bool

  /// Whether a byte may stand in an identifier.
  func isIdentifierByte(_ byte: UInt8) -> Bool

  /// What is said of a fault.
  func reported(_ fault: VersionFault) -> VersionFault

  // MARK: Order

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

  /// The order of two lists of which one begins with all of the other, given how long they are.
  func countOrder(_ left: Int, _ right: Int) -> Order

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

/// The stepwise comparator of which no step is replaced.
package struct CorrectComparator: StepwiseComparator {
  /// Makes the comparator.
  package init() {}
}
