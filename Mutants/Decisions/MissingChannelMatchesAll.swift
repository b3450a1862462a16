import DecisionLaws
import UpdateDecisions

/// A record without a channel is taken for one on every channel.
struct MissingChannelMatchesAll: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferComesFromAnAllowedChannel()

  func faults(of release: Release, at index: Int) -> [UpdateEvent] {
    recordFaults(of: release, at: index).filter { $0.code != .channelMissing }
  }
}
