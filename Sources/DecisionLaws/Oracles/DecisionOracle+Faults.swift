import UpdateDecisions

extension DecisionOracle {
  /// What is wrong with a record by itself, so that it cannot be offered.
  func faults(of release: Release, at index: Int) -> [UpdateEvent] {
    func fault(
      _ isWrong: Bool, _ code: UpdateEvent.Code, _ field: UpdateEvent.Field, _ text: String
    ) -> [UpdateEvent] {
      isWrong ? [UpdateEvent(code, field, text: text, recordIndex: index)] : []
    }
    let share = release.rollout?.count ?? 0
    let sequence = release.sequence ?? 0
    return fault(!isVersion(release.version), .remoteVersionInvalid, .version, release.version)
      + fault(release.channel == nil, .channelMissing, .channel, "")
      + fault(share < 0 || share > 10_000, .rolloutOutOfRange, .rollout, "\(share)")
      + fault(sequence < 0, .sequenceNegative, .sequence, "\(sequence)")
      + release.unreadableFields.flatMap { fault(true, .fieldUnreadable, $0.field, $0.text) }
  }

  /// What is wrong outside the feed.
  func ownFaults(of request: UpdateRequest) -> [UpdateEvent] {
    var events: [UpdateEvent] = []
    let installed = request.installed
    if !isVersion(installed.version) {
      events.append(UpdateEvent(.currentVersionInvalid, .version, text: installed.version))
    }
    if let sequence = installed.sequence, sequence < 0 {
      events.append(UpdateEvent(.sequenceNegative, .sequence, text: "\(sequence)"))
    }
    if let minimum = request.minimumVersion, !isVersion(minimum) {
      events.append(UpdateEvent(.minimumVersionInvalid, .minimumVersion, text: minimum))
    }
    return events
  }

  /// An event for each pre-release that is tagged as stable.
  func prereleaseEvents(_ indexes: [Int], _ request: UpdateRequest) -> [UpdateEvent] {
    indexes.filter { isPrereleaseInStable(request.releases[$0]) }.map {
      UpdateEvent(
        .prereleaseInStable, .version, text: request.releases[$0].version, recordIndex: $0)
    }
  }

  /// An event for each record but the first that tells the same release as a given one.
  func repetitionEvents(
    of best: Int, _ indexes: [Int], _ request: UpdateRequest
  ) -> [UpdateEvent] {
    let releases = request.releases
    let text = releases[best].sequence.map { "\($0)" } ?? ""
    return indexes.filter { isSameRelease(releases[$0], releases[best]) }.sorted().dropFirst().map {
      UpdateEvent(.sequenceRepeated, .sequence, text: text, recordIndex: $0)
    }
  }

  private func isSameRelease(_ left: Release, _ right: Release) -> Bool {
    left.channel == right.channel && left.sequence == right.sequence
      && !isLess(left.version, right.version) && !isLess(right.version, left.version)
  }
}
