import DecisionLaws
import SemVer
import UpdateDecisions

/// The bucket is salted with the rollout: raising it takes the offer from who had it.
struct BucketSaltedByRollout: DecisionMutant {
  let expectedKiller: any DecisionLaw = RaisingTheRolloutKeepsTheOffer()

  func bucket(_ record: StepwiseRecord, _ given: StepwiseCase) -> Int {
    let share = record.release.rollout?.count ?? 0
    return RolloutBucket(installIdentifier: given.request.installIdentifier + "/\(share)")
      .number(for: record.version)
  }
}
