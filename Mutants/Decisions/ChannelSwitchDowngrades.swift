import DecisionLaws
import SemVer
import UpdateDecisions

/// Who leaves a channel is moved to the best release of the new one, though it is older.
struct ChannelSwitchDowngrades: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferIsAStrictUpgrade()

  func isUpgrade(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool {
    let request = given.request
    let hasLeft = request.installed.channel.map { !request.allowedChannels.contains($0) }
    return hasLeft ?? false || given.current < record.version
  }
}
