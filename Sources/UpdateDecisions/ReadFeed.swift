import SemVer

/// The records that may be offered, and what is wrong with the others.
struct ReadFeed {
  private(set) var candidates: [Candidate] = []
  /// Whether a record in scope is malformed, so that it may be the update that is missed.
  private(set) var hasMalformedRecord = false
  private(set) var events: [UpdateEvent] = []
  private var identities: Set<ReleaseIdentity> = []

  /// Reads the records that are not withdrawn and not of another channel; those count as absent.
  ///
  /// - Complexity: linear in the records.
  init(_ releases: [Release], allowedChannels: Set<Channel>) {
    for (index, release) in releases.enumerated() where !release.isWithdrawn {
      let isInScope = release.channel.map(allowedChannels.contains) ?? true
      if isInScope { read(release, at: index) }
    }
  }

  private mutating func read(_ release: Release, at index: Int) {
    let eventCount = events.count
    let version = SemVersion(release.version)
    if version == nil {
      note(.remoteVersionInvalid, .version, release.version, index)
    }
    noteFaultsBesidesVersion(of: release, at: index)
    guard let version, let channel = release.channel, events.count == eventCount else {
      hasMalformedRecord = true
      return
    }
    if channel == .stable, version.isPrerelease {
      note(.prereleaseInStable, .version, release.version, index)
      return
    }
    let identity = ReleaseIdentity(version: version, channel: channel, sequence: release.sequence)
    if !identities.insert(identity).inserted {
      note(.sequenceRepeated, .sequence, release.sequence.map { String($0) } ?? "", index)
    }
    candidates.append(Candidate(version: version, release: release, recordIndex: index))
  }

  private mutating func noteFaultsBesidesVersion(of release: Release, at index: Int) {
    if release.channel == nil {
      note(.channelMissing, .channel, "", index)
    }
    if let rollout = release.rollout, !rollout.isShare {
      note(.rolloutOutOfRange, .rollout, String(rollout.count), index)
    }
    if let sequence = release.sequence, sequence < 0 {
      note(.sequenceNegative, .sequence, String(sequence), index)
    }
    for unreadable in release.unreadableFields {
      note(.fieldUnreadable, unreadable.field, unreadable.text, index)
    }
  }

  private mutating func note(
    _ code: UpdateEvent.Code, _ field: UpdateEvent.Field, _ text: String, _ index: Int
  ) {
    events.append(UpdateEvent(code, field, text: text, recordIndex: index))
  }
}

/// What makes a record another release than the one before it: the version's precedence, the channel
/// and the sequence.
private struct ReleaseIdentity: Hashable {
  let version: SemVersion
  let channel: Channel
  let sequence: Int?
}
