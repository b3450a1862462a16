package import SemVer
package import UpdateDecisions

extension StepwisePolicy {
  package func installedVersion(_ text: String) -> SemVersion? { SemVersion(text) }

  package var outcomeOfInvalidInstalled: UpdateDecision.Outcome { .currentVersionInvalid }

  package func minimumVersion(_ text: String) -> SemVersion? { SemVersion(text) }

  package var noticesInvalidMinimum: Bool { true }

  package func isInScope(_ release: Release, _ request: UpdateRequest) -> Bool {
    !release.isWithdrawn && (release.channel.map(request.allowedChannels.contains) ?? true)
  }

  package func faults(of release: Release, at index: Int) -> [UpdateEvent] {
    recordFaults(of: release, at: index)
  }

  /// All faults; a mutant that overlooks one filters these.
  func recordFaults(of release: Release, at index: Int) -> [UpdateEvent] {
    var events: [UpdateEvent] = []
    func note(_ code: UpdateEvent.Code, _ field: UpdateEvent.Field, _ text: String) {
      events.append(UpdateEvent(code, field, text: text, recordIndex: index))
    }
    if SemVersion(release.version) == nil {
      note(.remoteVersionInvalid, .version, release.version)
    }
    if release.channel == nil { note(.channelMissing, .channel, "") }
    if let rollout = release.rollout, !(0...10_000).contains(rollout.count) {
      note(.rolloutOutOfRange, .rollout, "\(rollout.count)")
    }
    if let sequence = release.sequence, sequence < 0 {
      note(.sequenceNegative, .sequence, "\(sequence)")
    }
    for unreadable in release.unreadableFields {
      note(.fieldUnreadable, unreadable.field, unreadable.text)
    }
    return events
  }

  package func isPermitted(_ record: StepwiseRecord) -> Bool {
    !(record.version.isPrerelease && record.release.channel == "stable")
  }
}
