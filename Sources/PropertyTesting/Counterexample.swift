/// A case that breaks its property, as simple as shrinking could make it.
public struct Counterexample: Hashable, Sendable {
  /// What is wrong.
  public let failure: Failure
  /// Repeats exactly this case.
  public let token: ReplayToken
  /// How many cases the shrinker tried.
  public let shrinkEvaluations: Int
  /// Which parts of the value matter, if that could be found out.
  public let explanation: Explanation?
}

extension Counterexample {
  /// Describes a case that fails, and explains it if that is wanted.
  init(
    _ property: Property, _ trace: ChoiceTrace, _ failure: Failure, shrinkEvaluations: Int = 0,
    isExplained: Bool = true
  ) {
    self.failure = failure
    self.shrinkEvaluations = shrinkEvaluations
    token = ReplayToken(property: property.name, trace: trace)
    var explainer = Explainer(
      property, trace, failure, seed: Seed(0).forPart(named: token.description))
    explanation = isExplained ? explainer.explanation() : nil
  }
}
