import ComparatorLaws

/// Digits of any script are accepted in the core.
///
/// What a test for "is a digit" means in many languages. Clause 2: digits are ASCII.
struct UnicodeDigitsAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func isCoreNumber(_ number: String) -> Bool {
    !number.isEmpty && number.allSatisfy(\.isWholeNumber) && !number.isZeroLed
  }
}
