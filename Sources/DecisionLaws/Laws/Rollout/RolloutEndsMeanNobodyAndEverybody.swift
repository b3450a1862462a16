public import PropertyTesting
import UpdateDecisions

/// L13: a rollout of 0 offers to nobody, and one of 10,000 is the same as none given; tried on the
/// installs in the first and in the last bucket.
public struct RolloutEndsMeanNobodyAndEverybody: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case firstBucket
    case lastBucket
    case belowMinimum
  }

  /// Rollout.
  public let group = DecisionLawGroup.rollout
  /// Both ends, and the minimum that beats other rollouts.
  public let labels = Label.each(of: Mark.self, atLeast: 0.03)

  /// States the law.
  public init() {}

  /// Gives one release each of the rollouts.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, index) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      let version = trial.source.pick(WorldVersion.all)
      let isFirst = trial.source.chance(1, in: 2)
      trial.mark(isFirst ? Mark.firstBucket : Mark.lastBucket)
      request.installIdentifier = isFirst ? version.firstInstall : version.lastInstall
      let channel = try trial.source.allowedChannel(of: request)
      let index = trial.source.insert(
        Release(version: version.text, channel: channel), into: &request)
      return (request, index)
    }
    func decision(_ rollout: BasisPoints?) -> (request: UpdateRequest, decision: UpdateDecision) {
      var request = request
      request.releases[index].rollout = rollout
      return (request, policy.decide(request))
    }
    let (none, all, absent) = (decision(.nobody), decision(.everybody), decision(nil))
    trial.mark(Mark.belowMinimum, if: none.decision.outcome == .belowMinimumWithoutRemedy)
    if let offer = none.decision.offer, offer.release.rollout == .nobody {
      return Failure(
        none.request, observed: none.decision, expected: "no offer of what is rolled out to nobody")
    }
    guard all.decision.verdict.withoutRollout != absent.decision.verdict.withoutRollout else {
      return nil
    }
    return Failure(
      all.request, absent.request, observed: (all.decision, absent.decision),
      expected: "the same: a rollout of 10,000 is for everybody")
  }
}

extension Verdict {
  fileprivate var withoutRollout: Verdict {
    var copy = self
    copy.offered?.rollout = nil
    return copy
  }
}
