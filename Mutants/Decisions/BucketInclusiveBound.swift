import DecisionLaws

/// The bucket may be equal to the rollout: with 0 the installs in the first bucket are served.
struct BucketInclusiveBound: DecisionMutant {
  let expectedKiller: any DecisionLaw = RolloutEndsMeanNobodyAndEverybody()

  func isWithin(_ bucket: Int, _ share: Int) -> Bool { bucket <= share }
}
