import ComparatorLaws
package import UpdateDecisions

/// The decision as a specification would put it: an independent oracle.
///
/// It sorts where the policy scans, compares sort keys where the policy compares versions, and
/// recognises versions by the automaton. It shares only the types with what it judges.
package struct DecisionOracle: Sendable {
  private let automaton = VersionAutomaton()
  private let precedence = PrecedenceOracle()

  /// Makes the oracle.
  package init() {}

  /// The right decision.
  package func decision(on request: UpdateRequest) -> UpdateDecision {
    let scope = request.releases.indices.filter { isInScope(request.releases[$0], request) }
    let faults = scope.flatMap { self.faults(of: request.releases[$0], at: $0) }
    let faulty = Set(faults.map(\.recordIndex))
    let sound = scope.filter { !faulty.contains($0) }
    let offerable = sound.filter { !isPrereleaseInStable(request.releases[$0]) }
    let events = faults + prereleaseEvents(sound, request)
    let all =
      ownFaults(of: request)
      + scope.flatMap { index in events.filter { $0.recordIndex == index } }
    guard isVersion(request.installed.version) else {
      return UpdateDecision(outcome: .currentVersionInvalid, events: all)
    }
    let isMinimumValid = request.minimumVersion.map(isVersion) ?? true
    let minimum = isMinimumValid ? request.minimumVersion : nil
    let upgrades = offerable.filter { isUpgrade(request.releases[$0], request) }
    let rolledOut = upgrades.filter { isRolledOut(request.releases[$0], request, below: minimum) }
    let best = rolledOut.sorted { outranks($0, $1, request.releases) }.first
    let outcome = outcome(
      request, minimum, best, isAnyFaulty: !faulty.isEmpty, isAnyHeld: !upgrades.isEmpty)
    let repetitions = best.map { repetitionEvents(of: $0, rolledOut, request) } ?? []
    return UpdateDecision(
      outcome: isMinimumValid ? outcome : .minimumVersionInvalid,
      outcomeWithoutMinimum: isMinimumValid ? nil : outcome,
      offer: best.map {
        UpdateDecision.Offer(release: request.releases[$0], recordIndex: $0)
      }, events: all + repetitions)
  }

  private func outcome(
    _ request: UpdateRequest, _ minimum: String?, _ best: Int?, isAnyFaulty: Bool, isAnyHeld: Bool
  ) -> UpdateDecision.Outcome {
    if let minimum, isLess(request.installed.version, minimum) {
      let isRemedy = best.map { !isLess(request.releases[$0].version, minimum) } ?? false
      return isRemedy ? .updateRequired : .belowMinimumWithoutRemedy
    }
    return best != nil
      ? .updateAvailable
      : isAnyFaulty ? .remoteVersionInvalid : isAnyHeld ? .heldByRollout : .upToDate
  }

  /// Whether a text is a version, of a length that is accepted.
  package func isVersion(_ text: String) -> Bool {
    text.utf8.count <= 256 && automaton.verdict(on: text.utf8).isAccepted
  }

  /// Whether a version is lower than another.
  package func isLess(_ left: String, _ right: String) -> Bool {
    precedence.order(left, right) == .less
  }

  /// Whether a release is newer than what is installed, both versions being valid.
  package func isUpgrade(_ release: Release, _ request: UpdateRequest) -> Bool {
    switch precedence.order(request.installed.version, release.version) {
    case .less: return true
    case .greater: return false
    case .equal:
      guard let installed = request.installed.sequence, installed >= 0,
        let remote = release.sequence
      else { return false }
      let isComparable =
        request.comparesSequencesAcrossChannels
        || request.installed.channel == release.channel
      return isComparable && remote > installed
    }
  }

  /// Whether a release is neither withdrawn nor of another channel.
  package func isInScope(_ release: Release, _ request: UpdateRequest) -> Bool {
    let isElsewhere = release.channel.map { !request.allowedChannels.contains($0) } ?? false
    return !(release.isWithdrawn || isElsewhere)
  }

  /// Whether a release is tagged as stable, but its version is none.
  package func isPrereleaseInStable(_ release: Release) -> Bool {
    release.channel?.name == "stable" && release.version.isPrerelease
  }

  /// Whether the first of two records is the better offer.
  private func outranks(_ left: Int, _ right: Int, _ releases: [Release]) -> Bool {
    let (leftKey, rightKey) = (sortKey(releases[left]), sortKey(releases[right]))
    return leftKey == rightKey ? left < right : rightKey.lexicographicallyPrecedes(leftKey)
  }

  /// Bytes that compare as the preference does; no text in them has a byte 0 or is valid with one.
  private func sortKey(_ release: Release) -> [UInt8] {
    let sequence = UInt64(bitPattern: Int64(release.sequence ?? -1)) &+ 1
    let share = UInt64(release.rollout?.count ?? .max)
    return precedence.key(of: release.version) + [0] + sequence.bytes + release.version.utf8
      + [0] + (release.channel?.name ?? "").utf8 + [0] + share.bytes
  }

  private func isRolledOut(
    _ release: Release, _ request: UpdateRequest, below minimum: String?
  ) -> Bool {
    let share = release.rollout?.count ?? 10_000
    let isBelow = minimum.map { isLess(request.installed.version, $0) } ?? false
    let bucket =
      isBelow ? 0 : BucketOracle().bucket(of: release.version, for: request.installIdentifier)
    return bucket < share
  }
}

extension String {
  /// Whether a valid version has a pre-release: a hyphen before any plus sign.
  var isPrerelease: Bool {
    utf8.first { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } == UInt8(ascii: "-")
  }
}

extension UInt64 {
  /// The bytes, the highest first.
  fileprivate var bytes: [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * UInt64($0))) }
  }
}
