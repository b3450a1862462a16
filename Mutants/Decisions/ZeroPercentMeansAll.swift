import DecisionLaws
import UpdateDecisions

/// A rollout of 0 is taken for none given: the release that was stopped goes out to everybody.
struct ZeroPercentMeansAll: DecisionMutant {
  let expectedKiller: any DecisionLaw = RolloutEndsMeanNobodyAndEverybody()

  func share(_ rollout: BasisPoints) -> Int { rollout.count == 0 ? 10_000 : rollout.count }
}
