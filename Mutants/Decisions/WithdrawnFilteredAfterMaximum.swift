import DecisionLaws
import UpdateDecisions

/// The newest record is found first, and dropped when it is withdrawn: the release before it is not
/// offered.
struct WithdrawnFilteredAfterMaximum: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferIsTheBestEligible()

  func isInScope(_ release: Release, _ request: UpdateRequest) -> Bool {
    release.channel.map(request.allowedChannels.contains) ?? true
  }

  func confirmed(_ best: StepwiseRecord, _ given: StepwiseCase) -> StepwiseRecord? {
    best.release.isWithdrawn ? nil : best
  }
}
