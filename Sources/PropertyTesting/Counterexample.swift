/// A case that breaks its property, as simple as shrinking could make it.
public struct Counterexample: Hashable, Sendable {
  /// What is wrong.
  public let failure: Failure
  /// Repeats exactly this case.
  public let token: ReplayToken
  /// How many cases the shrinker tried.
  public let shrinkEvaluations: Int
}
