import ComparatorLaws

/// More than eight pre-release identifiers are refused.
///
/// Clause 9 sets no limit.
struct MoreThanEightIdentifiersRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isPrerelease(_ identifiers: [String]) -> Bool {
    correct.isPrerelease(identifiers) && identifiers.count <= 8
  }
}
