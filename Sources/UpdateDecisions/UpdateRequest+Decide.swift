import SemVer

extension UpdateRequest {
  /// Decides what the install is to do.
  ///
  /// Channels are looked at first, then versions are compared, then the minimum version, then the
  /// rollout. The same request gives the same decision; any request gives one.
  ///
  /// - Complexity: linear in the releases; the install identifier is read once.
  public func decide() -> UpdateDecision {
    guard let installation = Installation(self) else {
      let reader = RecordReader(releases, allowedChannels: allowedChannels) { _ in }
      return UpdateDecision(outcome: .currentVersionInvalid, events: ownEvents + reader.events)
    }
    let minimum = minimumVersion.flatMap { SemVersion($0) }
    let breachedMinimum = minimum.flatMap { installation.version < $0 ? $0 : nil }
    var choice = OfferChoice(
      for: installation, bucket: RolloutBucket(installIdentifier: installIdentifier),
      isRolloutWaived: breachedMinimum != nil)
    let reader = RecordReader(releases, allowedChannels: allowedChannels) { choice.consider($0) }
    let outcome =
      breachedMinimum.map(choice.outcome)
      ?? choice.voluntaryOutcome(hasMalformedRecord: reader.hasMalformedRecord)
    let isMinimumInvalid = minimumVersion != nil && minimum == nil
    return UpdateDecision(
      outcome: isMinimumInvalid ? .minimumVersionInvalid : outcome,
      outcomeWithoutMinimum: isMinimumInvalid ? outcome : nil, offer: choice.best.map(offer),
      events: ownEvents + reader.events + choice.events)
  }

  private func offer(of candidate: Candidate) -> UpdateDecision.Offer {
    UpdateDecision.Offer(
      release: releases[candidate.recordIndex], recordIndex: candidate.recordIndex)
  }

  /// What is wrong outside the feed.
  private var ownEvents: [UpdateEvent] {
    var events: [UpdateEvent] = []
    if SemVersion(installed.version) == nil {
      events.append(UpdateEvent(.currentVersionInvalid, .version, text: installed.version))
    }
    if let sequence = installed.sequence, sequence < 0 {
      events.append(UpdateEvent(.sequenceNegative, .sequence, text: String(sequence)))
    }
    if let minimumVersion, SemVersion(minimumVersion) == nil {
      events.append(UpdateEvent(.minimumVersionInvalid, .minimumVersion, text: minimumVersion))
    }
    return events
  }
}
