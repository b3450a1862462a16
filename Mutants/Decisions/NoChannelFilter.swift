import DecisionLaws
import UpdateDecisions

/// Every record is looked at, whatever its channel: a nightly build for who is on stable.
struct NoChannelFilter: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferComesFromAnAllowedChannel()

  func isInScope(_ release: Release, _ request: UpdateRequest) -> Bool { !release.isWithdrawn }
}
