import ComparatorLaws

/// `01.2.3` is accepted, as by parsers that read numbers with an integer initialiser.
///
/// SwiftPM's `Version` does so. Clause 2 forbids leading zeros.
struct LeadingZeroTolerantCore: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func isCoreNumber(_ number: String) -> Bool {
    number.isNumber
  }
}
