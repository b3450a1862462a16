public import PropertyTesting
import UpdateDecisions

/// L24: when everything newer is held, the outcome says "held", not "up to date".
public struct HoldIsVisible: DecisionLaw {
  /// Rollout.
  public let group = DecisionLawGroup.rollout

  /// States the law.
  public init() {}

  /// Decides where the only update is held.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, held) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.requestBelowHighest()
      request.installIdentifier = WorldVersion.highest.lastInstall
      let oracle = DecisionOracle()
      request.releases = request.releases.filter { record in
        oracle.faults(of: record, at: 0).isEmpty && !oracle.isUpgrade(record, request)
      }
      var held = try trial.source.highestRelease(for: request)
      held.rollout = trial.source.chance(1, in: 4) ? .nobody : trial.source.partialRollout()
      trial.source.insert(held, into: &request)
      return (request, held)
    }
    guard policy.holds(held, from: request) else { throw .precondition }
    let decision = policy.decide(request)
    guard decision.verdict != Verdict(outcome: .heldByRollout) else { return nil }
    return Failure(request, observed: decision, expected: "heldByRollout without an offer")
  }
}

extension UpdatePolicy {
  /// Whether a release is for nobody, or the policy holds it back when it is alone in the feed: which
  /// installs are in a rollout is for other laws to judge.
  func holds(_ release: Release, from request: UpdateRequest) -> Bool {
    guard release.rollout != .nobody else { return true }
    var alone = request
    alone.releases = [release]
    return decide(alone).offer == nil
  }
}
