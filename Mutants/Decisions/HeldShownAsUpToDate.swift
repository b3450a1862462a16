import DecisionLaws
import UpdateDecisions

/// A held update is shown as "up to date": support cannot tell why the install lags behind.
struct HeldShownAsUpToDate: DecisionMutant {
  let expectedKiller: any DecisionLaw = HoldIsVisible()

  func outcomeWithoutOffer(hasMalformedRecord: Bool, isHeld: Bool) -> UpdateDecision.Outcome {
    hasMalformedRecord ? .remoteVersionInvalid : .upToDate
  }
}
