import DecisionLaws
import UpdateDecisions

/// One record that cannot be read spoils the whole feed: the good offer beside it is lost.
struct MalformedAborts: DecisionMutant {
  let expectedKiller: any DecisionLaw = MalformedReleaseNeverHidesAnOffer()

  func decide(_ request: UpdateRequest) -> UpdateDecision {
    let decision = stepwiseDecision(request)
    let isMalformed = request.releases.indices.contains { index in
      let release = request.releases[index]
      return isInScope(release, request) && !faults(of: release, at: index).isEmpty
    }
    guard isMalformed, decision.outcome != .currentVersionInvalid else { return decision }
    return UpdateDecision(outcome: .remoteVersionInvalid, events: decision.events)
  }
}
