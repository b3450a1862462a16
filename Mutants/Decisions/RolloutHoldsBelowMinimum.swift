import DecisionLaws

/// The rollout holds back the update that the minimum asks for: the install may neither go on nor
/// update.
struct RolloutHoldsBelowMinimum: DecisionMutant {
  let expectedKiller: any DecisionLaw = MinimumBeatsTheRollout()

  func isRolloutWaived(_ given: StepwiseCase) -> Bool { false }
}
