import DecisionLaws

/// The best update is found first, and when it is held nothing is offered: a new release in its
/// first percent hides the one before it.
struct HoldHidesOlder: DecisionMutant {
  let expectedKiller: any DecisionLaw = HeldReleaseCountsAsAbsent()

  func eligible(
    _ upgrades: [StepwiseRecord], _ records: [StepwiseRecord], _ given: StepwiseCase
  ) -> [StepwiseRecord] {
    upgrades
  }

  func confirmed(_ best: StepwiseRecord, _ given: StepwiseCase) -> StepwiseRecord? {
    isRolledOut(best, given) ? best : nil
  }
}
