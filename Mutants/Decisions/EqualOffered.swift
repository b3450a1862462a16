import DecisionLaws
import SemVer

/// The installed version is offered as its own update: `>=` instead of `>`.
struct EqualOffered: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferIsAStrictUpgrade()

  func isUpgrade(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool {
    given.current <= record.version
  }
}
