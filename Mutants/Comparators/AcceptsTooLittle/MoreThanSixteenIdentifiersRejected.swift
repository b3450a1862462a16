import ComparatorLaws

/// More than sixteen pre-release identifiers are refused.
///
/// Clause 9 sets no limit.
struct MoreThanSixteenIdentifiersRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isPrerelease(_ identifiers: [String]) -> Bool {
    correct.isPrerelease(identifiers) && identifiers.count <= 16
  }
}
