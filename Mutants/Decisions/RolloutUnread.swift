import DecisionLaws

/// The rollout is in the feed, and nobody reads it.
struct RolloutUnread: DecisionMutant {
  let expectedKiller: any DecisionLaw = RolloutEndsMeanNobodyAndEverybody()

  func isRolledOut(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool { true }
}
