import DecisionLaws
import SemVer
import UpdateDecisions

/// The bucket depends on the install alone: the same users try out every release.
struct UnsaltedBucket: DecisionMutant {
  let expectedKiller: any DecisionLaw = BucketsAreUniformAndIndependent()

  private let nobodysVersion = SemVersion("0.0.0")

  func bucket(_ record: StepwiseRecord, _ given: StepwiseCase) -> Int {
    RolloutBucket(installIdentifier: given.request.installIdentifier)
      .number(for: nobodysVersion ?? record.version)
  }
}
