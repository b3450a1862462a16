import SemVer

/// Finds the best release for one install, and whether another was held back from it.
struct OfferChoice {
  private let installation: Installation
  private let bucket: RolloutBucket
  private let isRolloutWaived: Bool
  private(set) var best: Candidate?
  /// The releases of the best one's precedence, itself among them, in the order of their records.
  private var tied: [Candidate] = []
  private var isHeld = false

  /// Begins without an offer.
  ///
  /// The rollout is waived for an install below the minimum version, except for a release that is
  /// rolled out to nobody.
  init(for installation: Installation, bucket: RolloutBucket, isRolloutWaived: Bool) {
    self.installation = installation
    self.bucket = bucket
    self.isRolloutWaived = isRolloutWaived
  }

  /// Takes the candidate if it is newer than what is installed, rolled out to the install, and
  /// better than what has been taken before.
  mutating func consider(_ candidate: Candidate) {
    guard installation.isOlder(than: candidate) else { return }
    let order = best.map { candidate.version.precedence(to: $0.version) } ?? .greater
    guard order != .less else { return }
    guard isRolledOut(candidate) else {
      isHeld = true
      return
    }
    guard order == .equal, let best else {
      best = candidate
      tied = [candidate]
      return
    }
    tied.append(candidate)
    if candidate.winsTie(with: best) { self.best = candidate }
  }

  private func isRolledOut(_ candidate: Candidate) -> Bool {
    guard let rollout = candidate.rollout, rollout != .everybody else { return true }
    guard rollout != .nobody else { return false }
    return isRolloutWaived || bucket.number(for: candidate.version) < rollout.count
  }
}

extension OfferChoice {
  /// An event for each record but the first that tells the offered release.
  ///
  /// Which release that is, only the last record settles.
  var events: [UpdateEvent] {
    guard let best else { return [] }
    let text = best.sequence.map { String($0) } ?? ""
    return tied.filter(best.isSameRelease).dropFirst().map { repetition in
      UpdateEvent(.sequenceRepeated, .sequence, text: text, recordIndex: repetition.recordIndex)
    }
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
