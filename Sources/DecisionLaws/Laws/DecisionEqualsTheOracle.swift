public import ComparatorLaws
public import PropertyTesting
import UpdateDecisions

/// The decision, events and all, is that of an independent oracle.
///
/// It holds a policy to this package's bucket function and preferences; one with others of its own
/// keeps the other laws and not this one.
public struct DecisionEqualsTheOracle: DecisionLaw {
  /// What a decision may depend on: everything that is looked at.
  public let group = DecisionLawGroup.inputs
  /// A specification that sorts.
  public let evidence = LawEvidence.oracle
  /// Every outcome.
  public let labels = UpdateDecision.Outcome.allCases.map { Label($0.rawValue, atLeast: 0.005) }

  /// States the law.
  public init() {}

  /// Compares the decisions on any request.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, right) = try trial.draw { (trial) throws(Discard) in
      let request = trial.source.request()
      let right = DecisionOracle().decision(on: request)
      for (index, outcome) in UpdateDecision.Outcome.allCases.enumerated() {
        trial.mark(index, if: right.outcome == outcome)
      }
      return (request, right)
    }
    let decision = policy.decide(request)
    guard decision != right else { return nil }
    return Failure(request, observed: decision, expected: right.summary)
  }
}
