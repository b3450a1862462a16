import ComparatorLaws

/// Identifiers without any character are accepted: `1.0.0-a..b`.
///
/// SwiftPM's `Version` accepts `1.0.0-`. Clause 9: identifiers must not be empty.
struct EmptyIdentifierAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    identifier.isEmpty || correct.isPrereleaseIdentifier(identifier)
  }
}
