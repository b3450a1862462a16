import SemVer

/// Tells the candidates among the records of a feed, and what is wrong with the others.
struct RecordReader {
  private let allowedChannels: Set<Channel>
  /// Whether a record in scope is malformed, so that it may be the update that is missed.
  private(set) var hasMalformedRecord = false
  private(set) var events: [UpdateEvent] = []

  /// Reads the records and hands over each candidate.
  ///
  /// - Complexity: linear in the records.
  init(_ releases: [Release], allowedChannels: Set<Channel>, take: (Candidate) -> Void) {
    self.allowedChannels = allowedChannels
    for (index, release) in zip(releases.indices, releases) where isInScope(release) {
      read(release, at: index, take: take)
    }
  }

  /// What is withdrawn or of another channel counts as absent and leaves no event.
  private func isInScope(_ release: Release) -> Bool {
    guard !release.isWithdrawn, let channel = release.channel else { return !release.isWithdrawn }
    return allowedChannels.contains(channel)
  }

  private mutating func read(_ release: Release, at index: Int, take: (Candidate) -> Void) {
    let version = SemVersion(release.version)
    if version == nil {
      note(.remoteVersionInvalid, .version, release.version, index)
    }
    let faults = faultsBesidesVersion(of: release, at: index)
    guard let version, let channel = release.channel, faults.isEmpty else {
      events += faults
      hasMalformedRecord = true
      return
    }
    if version.isPrerelease, channel == .stable {
      note(.prereleaseInStable, .version, release.version, index)
      return
    }
    take(
      Candidate(
        version: version, channel: channel, rollout: release.rollout, sequence: release.sequence,
        recordIndex: index))
  }

  private func faultsBesidesVersion(of release: Release, at index: Int) -> [UpdateEvent] {
    var faults: [UpdateEvent] = []
    func note(_ code: UpdateEvent.Code, _ field: UpdateEvent.Field, _ text: String) {
      faults.append(UpdateEvent(code, field, text: text, recordIndex: index))
    }
    if release.channel == nil { note(.channelMissing, .channel, "") }
    if let rollout = release.rollout, !rollout.isShare {
      note(.rolloutOutOfRange, .rollout, String(rollout.count))
    }
    if let sequence = release.sequence, sequence < 0 {
      note(.sequenceNegative, .sequence, String(sequence))
    }
    for unreadable in release.unreadableFields {
      note(.fieldUnreadable, unreadable.field, unreadable.text)
    }
    return faults
  }

  private mutating func note(
    _ code: UpdateEvent.Code, _ field: UpdateEvent.Field, _ text: String, _ index: Int
  ) {
    events.append(UpdateEvent(code, field, text: text, recordIndex: index))
  }
}
