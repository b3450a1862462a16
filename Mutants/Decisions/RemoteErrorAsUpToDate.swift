import DecisionLaws
import UpdateDecisions

/// A record that cannot be read counts as no update, and the user is told to be up to date.
struct RemoteErrorAsUpToDate: DecisionMutant {
  let expectedKiller: any DecisionLaw = UnparsableRemoteVersionIsNeverUpToDate()

  func outcomeWithoutOffer(hasMalformedRecord: Bool, isHeld: Bool) -> UpdateDecision.Outcome {
    isHeld ? .heldByRollout : .upToDate
  }
}
