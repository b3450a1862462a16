import ComparatorLaws

/// `1.2` is accepted.
///
/// Go's `x/mod/semver` takes it for `1.2.0`. Clause 2 asks for three numbers.
struct MissingPatchAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func isCore(_ numbers: [String]) -> Bool {
    (2...3).contains(numbers.count) && numbers.allSatisfy(isCoreNumber)
  }
}
