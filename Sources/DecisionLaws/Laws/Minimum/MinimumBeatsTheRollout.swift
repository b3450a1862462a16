public import PropertyTesting
import UpdateDecisions

/// L25: an install below the minimum is offered the remedy even while a rollout of 1 to 9,999 would
/// hold it back.
public struct MinimumBeatsTheRollout: DecisionLaw {
  /// Minimum.
  public let group = DecisionLawGroup.minimum

  /// States the law.
  public init() {}

  /// Requires an update that is held for the install.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, remedy) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.requestBelowHighest()
      request.installIdentifier = WorldVersion.highest.lastInstall
      var remedy = try trial.source.highestRelease(for: request)
      remedy.rollout = trial.source.partialRollout()
      trial.source.insert(remedy, into: &request)
      let minimum = trial.source.versionText()
      guard DecisionOracle().isLess(request.installed.version, minimum) else { throw .precondition }
      request.minimumVersion = minimum
      return (request, remedy)
    }
    let decision = policy.decide(request)
    guard decision.verdict != Verdict(outcome: .updateRequired, offered: remedy) else { return nil }
    return Failure(
      request, observed: decision, expected: "updateRequired with an offer of \(remedy.summary)")
  }
}
