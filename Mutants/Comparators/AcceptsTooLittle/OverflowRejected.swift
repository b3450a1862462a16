import ComparatorLaws

/// Numbers that do not fit into 64 bits are refused.
///
/// `node-semver` refuses those above 2⁵³ − 1. Clause 2 sets no limit.
struct OverflowRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isCoreNumber(_ number: String) -> Bool {
    correct.isCoreNumber(number) && Int64(number) != nil
  }
}
