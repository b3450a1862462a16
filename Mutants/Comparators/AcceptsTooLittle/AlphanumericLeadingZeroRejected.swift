import ComparatorLaws

/// Words that begin with a zero are refused: `1.0.0-0a`.
///
/// Clause 9 forbids leading zeros in numbers alone.
struct AlphanumericLeadingZeroRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    correct.isPrereleaseIdentifier(identifier) && !identifier.isZeroLed
  }
}
