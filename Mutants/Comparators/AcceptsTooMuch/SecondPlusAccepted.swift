import ComparatorLaws

/// A plus sign within the build metadata is accepted: `1.0.0+a+b`.
///
/// Clause 10: it is no character of an identifier.
struct SecondPlusAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func isBuildIdentifier(_ identifier: String) -> Bool {
    identifier.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
      .allSatisfy { correct.isBuildIdentifier(String(Substring($0))) }
  }
}
