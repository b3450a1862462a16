import DecisionLaws
import SemVer
import UpdateDecisions

/// The bucket is salted with the installed version: an unrelated update throws the dice again.
struct BucketUsesCurrentVersion: DecisionMutant {
  let expectedKiller: any DecisionLaw = BucketDependsOnReleaseAndInstallOnly()

  func bucket(_ record: StepwiseRecord, _ given: StepwiseCase) -> Int {
    RolloutBucket(installIdentifier: given.request.installIdentifier).number(for: given.current)
  }
}
