import ComparatorLaws

/// `1.2.3.4` is accepted.
///
/// NuGet has versions of four numbers. Clause 2 asks for three.
struct FourthComponentAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func isCore(_ numbers: [String]) -> Bool {
    (3...4).contains(numbers.count) && numbers.allSatisfy(isCoreNumber)
  }
}
