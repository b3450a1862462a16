import DecisionLaws

/// The last bucket is never served: one install in 10,000 is left behind for ever.
struct TopBucketExcluded: DecisionMutant {
  let expectedKiller: any DecisionLaw = RolloutEndsMeanNobodyAndEverybody()

  func isWithin(_ bucket: Int, _ share: Int) -> Bool { bucket < min(share, 9999) }
}
