import SemVer
package import UpdateDecisions

extension StepwisePolicy {
  package func decide(_ request: UpdateRequest) -> UpdateDecision { stepwiseDecision(request) }

  /// The steps in their order; a mutant that wraps them calls this.
  func stepwiseDecision(_ request: UpdateRequest) -> UpdateDecision {
    let scope = request.releases.indices.filter { isInScope(request.releases[$0], request) }
    let faults = scope.flatMap { self.faults(of: request.releases[$0], at: $0) }
    let malformed = Set(faults.map(\.recordIndex))
    let sound = scope.filter { !malformed.contains($0) }.compactMap { index in
      SemVersion(request.releases[index].version).map {
        StepwiseRecord(index: index, release: request.releases[index], version: $0)
      }
    }
    let misplaced = sound.filter { !isPermitted($0) }.map { record in
      UpdateEvent(
        .prereleaseInStable, .version, text: record.release.version, recordIndex: record.index)
    }
    let events =
      ownFaults(of: request)
      + scope.flatMap { index in (faults + misplaced).filter { $0.recordIndex == index } }
    guard let current = installedVersion(request.installed.version) else {
      return UpdateDecision(outcome: outcomeOfInvalidInstalled, events: events)
    }
    let given = StepwiseCase(
      request: request, current: current,
      minimum: request.minimumVersion.flatMap(minimumVersion))
    return decision(
      on: sound.filter(isPermitted), given, hasMalformedRecord: !malformed.isEmpty, events)
  }

  private func decision(
    on records: [StepwiseRecord], _ given: StepwiseCase, hasMalformedRecord: Bool,
    _ events: [UpdateEvent]
  ) -> UpdateDecision {
    let upgrades = records.filter { isUpgrade($0, given) }
    let eligible = eligible(upgrades, records, given)
    let best = best(of: eligible).flatMap { confirmed($0, given) }
    let outcome = outcome(
      best, hasMalformedRecord: hasMalformedRecord,
      isHeld: !upgrades.allSatisfy { isRolledOut($0, given) }, given)
    let isMinimumInvalid =
      given.request.minimumVersion != nil && given.minimum == nil && noticesInvalidMinimum
    return UpdateDecision(
      outcome: isMinimumInvalid ? .minimumVersionInvalid : outcome,
      outcomeWithoutMinimum: isMinimumInvalid ? outcome : nil,
      offer: best.map { UpdateDecision.Offer(release: $0.release, recordIndex: $0.index) },
      events: events + (best.map { repetitions(of: $0, in: eligible) } ?? []))
  }

  private func ownFaults(of request: UpdateRequest) -> [UpdateEvent] {
    var events: [UpdateEvent] = []
    if installedVersion(request.installed.version) == nil {
      events.append(
        UpdateEvent(.currentVersionInvalid, .version, text: request.installed.version))
    }
    if let sequence = request.installed.sequence, sequence < 0 {
      events.append(UpdateEvent(.sequenceNegative, .sequence, text: "\(sequence)"))
    }
    if noticesInvalidMinimum, let text = request.minimumVersion, minimumVersion(text) == nil {
      events.append(UpdateEvent(.minimumVersionInvalid, .minimumVersion, text: text))
    }
    return events
  }
}
