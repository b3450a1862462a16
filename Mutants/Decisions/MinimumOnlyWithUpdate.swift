import DecisionLaws
import SemVer
import UpdateDecisions

/// The minimum is looked at only when there is an update: who is below it and gets none goes on.
struct MinimumOnlyWithUpdate: DecisionMutant {
  let expectedKiller: any DecisionLaw = BelowMinimumWithoutReleaseHasNoRemedy()

  func outcome(
    _ best: StepwiseRecord?, hasMalformedRecord: Bool, isHeld: Bool, _ given: StepwiseCase
  ) -> UpdateDecision.Outcome {
    guard let best else {
      return outcomeWithoutOffer(hasMalformedRecord: hasMalformedRecord, isHeld: isHeld)
    }
    guard let minimum = given.minimum, isBelowMinimum(given) else { return .updateAvailable }
    return best.version < minimum ? .belowMinimumWithoutRemedy : .updateRequired
  }
}
