public import PropertyTesting
import UpdateDecisions

/// L1: the same request, asked again and again, gets the same decision.
public struct SameInputsGiveTheSameDecision: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case partialRollout
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// Rollouts that leave somebody out, since dice are thrown there.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Asks several times in a row.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let request = try trial.draw { (trial) throws(Discard) in
      let request = trial.source.request()
      trial.mark(Mark.partialRollout, if: request.releases.contains { $0.isPartlyRolledOut })
      return request
    }
    let first = policy.decide(request)
    // Dice that fall alike once may fall otherwise the next time.
    for _ in 0..<6 {
      let next = policy.decide(request)
      guard next == first else {
        return Failure(
          request, request, observed: (first, next), expected: "the same decision each time")
      }
    }
    return nil
  }
}
