public import PropertyTesting
import UpdateDecisions

/// L14: raising a rollout never withdraws an offer, nor makes it a lower one.
public struct RaisingTheRolloutKeepsTheOffer: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case offeredInPart
  }

  /// Rollout.
  public let group = DecisionLawGroup.rollout
  /// The release was offered before, though not to everybody.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Raises the rollout of one release.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, raised) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.requestBelowHighest()
      var release = try trial.source.highestRelease(for: request)
      let share = trial.source.pick([5000, 0, 1, 2500, 7500])
      // Small steps: a rollout that is nearly complete hides what is wrong.
      let raisedShare = share + trial.source.pick([1000, 1, 2500])
      release.rollout = BasisPoints(share)
      let index = trial.source.insert(release, into: &request)
      var raised = request
      raised.releases[index].rollout = BasisPoints(raisedShare)
      return (request, raised)
    }
    let (first, second) = (policy.decide(request), policy.decide(raised))
    guard let before = first.offer?.release else { return nil }
    trial.mark(Mark.offeredInPart, if: before.isPartlyRolledOut)
    if let after = second.offer?.release, !DecisionOracle().isLess(after.version, before.version) {
      return nil
    }
    return Failure(
      request, raised, observed: (first, second),
      expected: "an offer of \(before.version) or more, as before the rollout was raised")
  }
}
