import DecisionLaws
import UpdateDecisions

/// The mark of a withdrawn release is not read: what was taken back is still offered.
struct WithdrawnOffered: DecisionMutant {
  let expectedKiller: any DecisionLaw = WithdrawnReleaseCountsAsAbsent()

  func isInScope(_ release: Release, _ request: UpdateRequest) -> Bool {
    release.channel.map(request.allowedChannels.contains) ?? true
  }
}
