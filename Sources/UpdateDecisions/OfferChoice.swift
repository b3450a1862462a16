import SemVer

/// The best release for one install, and whether another was held back from it.
struct OfferChoice {
  private var best: Candidate?
  private var isHeld = false

  /// Goes once through the candidates.
  ///
  /// The rollout is waived for an install below the minimum version, except for a release that is
  /// rolled out to nobody.
  init(
    among candidates: [Candidate], for installation: ReadInstallation, bucket: RolloutBucket,
    isRolloutWaived: Bool
  ) {
    for candidate in candidates where installation.isOlder(than: candidate) {
      if let best, !candidate.isPreferred(to: best) { continue }
      if candidate.isRolledOut(to: bucket, isWaived: isRolloutWaived) {
        best = candidate
      } else {
        isHeld = true
      }
    }
  }

  var offer: UpdateDecision.Offer? {
    best.map { UpdateDecision.Offer(release: $0.release, recordIndex: $0.recordIndex) }
  }

  /// The outcome for an install that is below this minimum.
  func outcome(below minimum: SemVersion) -> UpdateDecision.Outcome {
    guard let best, best.version >= minimum else { return .belowMinimumWithoutRemedy }
    return .updateRequired
  }

  /// The outcome for an install that need not update.
  func voluntaryOutcome(hasMalformedRecord: Bool) -> UpdateDecision.Outcome {
    if best != nil { return .updateAvailable }
    if hasMalformedRecord { return .remoteVersionInvalid }
    return isHeld ? .heldByRollout : .upToDate
  }
}

extension Candidate {
  fileprivate func isRolledOut(to bucket: RolloutBucket, isWaived: Bool) -> Bool {
    guard let rollout = release.rollout, rollout != .everybody else { return true }
    guard rollout != .nobody else { return false }
    return isWaived || bucket.number(for: version) < rollout.count
  }
}
