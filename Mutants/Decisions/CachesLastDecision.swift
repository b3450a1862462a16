import DecisionLaws
import UpdateDecisions

/// The last decision is kept for the install, and given again though the feed has changed.
struct CachesLastDecision: DecisionMutant {
  let expectedKiller: any DecisionLaw = EarlierDecisionsDoNotMatter()

  private let last = LastDecision()

  func decide(_ request: UpdateRequest) -> UpdateDecision {
    last.decision(on: request) { stepwiseDecision(request) }
  }
}
