import SemVer

extension UpdateRequest {
  /// Decides what the install is to do.
  ///
  /// Channels are looked at first, then versions are compared, then the minimum version, then the
  /// rollout. The same request gives the same decision; any request gives one.
  ///
  /// - Complexity: linear in the releases; the install identifier is read once.
  public func decide() -> UpdateDecision {
    let feed = ReadFeed(releases, allowedChannels: allowedChannels)
    let events = ownEvents + feed.events
    guard let installation = ReadInstallation(self) else {
      return UpdateDecision(outcome: .currentVersionInvalid, events: events)
    }
    let minimum = minimumVersion.flatMap { SemVersion($0) }
    let breachedMinimum = minimum.flatMap { installation.version < $0 ? $0 : nil }
    let choice = OfferChoice(
      among: feed.candidates, for: installation,
      bucket: RolloutBucket(installIdentifier: installIdentifier),
      isRolloutWaived: breachedMinimum != nil)
    let outcome =
      breachedMinimum.map(choice.outcome)
      ?? choice.voluntaryOutcome(hasMalformedRecord: feed.hasMalformedRecord)
    let isMinimumInvalid = minimumVersion != nil && minimum == nil
    return UpdateDecision(
      outcome: isMinimumInvalid ? .minimumVersionInvalid : outcome,
      outcomeWithoutMinimum: isMinimumInvalid ? outcome : nil, offer: choice.offer, events: events)
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
