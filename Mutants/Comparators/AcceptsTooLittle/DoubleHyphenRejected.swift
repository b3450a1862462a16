import ComparatorLaws

/// Two hyphens in a row are refused: `1.0.0-a--b`.
///
/// Clause 9 allows hyphens anywhere.
struct DoubleHyphenRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    correct.isPrereleaseIdentifier(identifier) && !identifier.contains("--")
  }
}
