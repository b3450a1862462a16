import DecisionLaws

/// When every update is held, the best of the other records is offered, without a look at what is
/// installed.
struct FallbackSkipsComparison: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferIsAStrictUpgrade()

  func eligible(
    _ upgrades: [StepwiseRecord], _ records: [StepwiseRecord], _ given: StepwiseCase
  ) -> [StepwiseRecord] {
    let rolledOut = upgrades.filter { isRolledOut($0, given) }
    let isFallback = rolledOut.isEmpty && !upgrades.isEmpty
    return isFallback ? records.filter { isRolledOut($0, given) } : rolledOut
  }
}
