public import PropertyTesting
import UpdateDecisions

/// L20: an install below the minimum for which nothing is eligible is told that there is no remedy,
/// without an offer that could send it in circles.
public struct BelowMinimumWithoutReleaseHasNoRemedy: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case emptyFeed
    case malformedRecord
    case rolledOutToNobody
  }

  /// Minimum.
  public let group = DecisionLawGroup.minimum
  /// The ways in which nothing can be eligible.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Leaves nothing in the feed that is eligible, and sets a minimum above the installed version.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let request = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.soundRequest()
      let oracle = DecisionOracle()
      let minimum = trial.source.versionText()
      guard oracle.isLess(request.installed.version, minimum) else { throw .precondition }
      request.minimumVersion = minimum
      let isKept = trial.source.chance(1, in: 2)
      request.releases = request.releases.compactMap { record in
        let isSound = oracle.faults(of: record, at: 0).isEmpty
        guard isSound, oracle.isUpgrade(record, request) else { return record }
        var nobodys = record
        nobodys.rollout = .nobody
        return isKept ? nobodys : nil
      }
      trial.mark(Mark.emptyFeed, if: request.releases.isEmpty)
      trial.mark(
        Mark.malformedRecord,
        if: request.releases.contains { !oracle.faults(of: $0, at: 0).isEmpty })
      trial.mark(Mark.rolledOutToNobody, if: request.releases.contains { $0.rollout == .nobody })
      return request
    }
    let decision = policy.decide(request)
    guard decision.verdict != Verdict(outcome: .belowMinimumWithoutRemedy) else { return nil }
    return Failure(
      request, observed: decision, expected: "belowMinimumWithoutRemedy without an offer")
  }
}
