import ComparatorLaws

/// Identifiers that begin with a hyphen are refused: `1.0.0--1`.
///
/// Clause 9 allows hyphens anywhere.
struct LeadingHyphenRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    correct.isPrereleaseIdentifier(identifier) && identifier.utf8.first != UInt8(ascii: "-")
  }
}
