public import PropertyTesting
import UpdateDecisions

/// L1: the same request, asked twice, gets the same decision.
public struct SameInputsGiveTheSameDecision: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case partialRollout
  }

  /// Rollouts that leave somebody out, since dice are thrown there.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Asks twice in a row.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let request = trial.source.request()
    trial.mark(Mark.partialRollout, if: request.releases.contains { $0.isPartlyRolledOut })
    let first = policy.decide(request)
    let second = policy.decide(request)
    guard first != second else { return nil }
    return Failure(
      request, request, observed: (first, second), expected: "the same decision twice")
  }
}
