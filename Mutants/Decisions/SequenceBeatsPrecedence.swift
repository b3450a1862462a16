import DecisionLaws
import SemVer
import UpdateDecisions

/// Where sequences are known they decide, and the version is not looked at: a later package of an
/// older version is an update.
struct SequenceBeatsPrecedence: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferIsAStrictUpgrade()

  func isUpgrade(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool {
    guard isComparable(record, given.request),
      let installed = knownSequence(given.request.installed.sequence),
      let remote = knownSequence(record.release.sequence)
    else { return given.current < record.version }
    return remote > installed
  }
}
