import DecisionLaws
import UpdateDecisions

/// The newest of all records is found first, and dropped when its channel is not allowed: a beta
/// hides the update on stable.
struct CompareBeforeFilter: DecisionMutant {
  let expectedKiller: any DecisionLaw = OtherChannelsDoNotMatter()

  func isInScope(_ release: Release, _ request: UpdateRequest) -> Bool { !release.isWithdrawn }

  func confirmed(_ best: StepwiseRecord, _ given: StepwiseCase) -> StepwiseRecord? {
    best.release.channel.map(given.request.allowedChannels.contains) ?? false ? best : nil
  }
}
