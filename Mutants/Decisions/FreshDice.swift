import DecisionLaws
import SemVer
import UpdateDecisions

/// Each check throws the dice anew: an install that asks often enough is in every rollout.
///
/// The dice are a counter, so that the same run gives the same report.
struct FreshDice: DecisionMutant {
  let expectedKiller: any DecisionLaw = SameInputsGiveTheSameDecision()

  private let throwCount = Counter()

  func bucket(_ record: StepwiseRecord, _ given: StepwiseCase) -> Int {
    RolloutBucket(installIdentifier: String(throwCount.next())).number(for: record.version)
  }
}
