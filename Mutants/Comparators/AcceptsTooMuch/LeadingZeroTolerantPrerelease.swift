import ComparatorLaws

/// `1.0.0-01` is accepted.
///
/// Clause 9 forbids leading zeros in numeric identifiers.
struct LeadingZeroTolerantPrerelease: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    isIdentifier(identifier)
  }
}
