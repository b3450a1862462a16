import DecisionLaws
import SemVer
import UpdateDecisions

/// Of several updates the one whose text sorts last is offered: 1.9.0 instead of 1.10.0.
struct LexicographicChoice: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferIsTheBestEligible()

  func isPreferred(_ record: StepwiseRecord, to other: StepwiseRecord) -> Bool {
    Order(bytesOf: record.release.version, other.release.version) == .greater
  }
}
