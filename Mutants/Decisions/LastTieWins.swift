import DecisionLaws
import SemVer
import UpdateDecisions

/// Of records that tie the last one in the feed is offered, so that a server that sorts otherwise
/// changes what users get.
struct LastTieWins: DecisionMutant {
  let expectedKiller: any DecisionLaw = OrderOfReleasesDoesNotMatter()

  func isPreferred(_ record: StepwiseRecord, to other: StepwiseRecord) -> Bool {
    let order = precedence(record.version, other.version)
    guard order == .equal else { return order == .greater }
    guard record.release.sequence == other.release.sequence else {
      return record.release.sequence ?? -1 > other.release.sequence ?? -1
    }
    return record.index > other.index
  }
}
