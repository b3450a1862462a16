public import PropertyTesting
import UpdateDecisions

/// L15: whether an install is in a release's rollout depends on nothing else: not on what is
/// installed, not on the other records, not on the channels.
public struct BucketDependsOnReleaseAndInstallOnly: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case offered
    case held
  }

  /// Rollout.
  public let group = DecisionLawGroup.rollout
  /// Both answers.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Puts one partly rolled out release, the highest, into two unrelated requests.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (first, second) = try trial.draw { (trial) throws(Discard) in
      var first = trial.source.requestBelowHighest()
      var second = trial.source.requestBelowHighest()
      second.installIdentifier = first.installIdentifier
      let rollout = trial.source.partialRollout()
      var release = try trial.source.highestRelease(for: first)
      release.rollout = rollout
      trial.source.insert(release, into: &first)
      release.channel = try trial.source.allowedChannel(of: second)
      trial.source.insert(release, into: &second)
      return (first, second)
    }
    let decisions = (policy.decide(first), policy.decide(second))
    let isOffered = decisions.0.offersHighest
    trial.mark(isOffered ? Mark.offered : Mark.held)
    guard isOffered != decisions.1.offersHighest else { return nil }
    return Failure(
      first, second, observed: decisions,
      expected: "\(WorldVersion.highest.text) offered in both or in neither")
  }
}

extension UpdateDecision {
  fileprivate var offersHighest: Bool { offer?.release.version == WorldVersion.highest.text }
}
