/// How a property is checked.
public struct CheckOptions: Hashable, Sendable {
  /// How many cases that are not discarded to try.
  public var cases: Int
  /// The seed of the run; each property and each case gets one of its own from it.
  public var seed: Seed
  /// On how many threads; the result does not depend on it.
  public var threads: Int
  /// How many cases shrinking may try; 0 reports the first failing case as it is.
  public var shrinkBudget: Int
  /// Whether to find out which parts of a shrunk case matter, see ``Counterexample/explanation``; it
  /// takes as many cases as shrinking takes in most runs.
  public var isExplaining: Bool
  /// How many discarded cases are accepted for each case that is not.
  public var discardsPerCase: Int
  /// How many failures of different kinds to look for, within the same number of cases; see
  /// ``Failure/kind``.
  public var failureKinds: Int

  /// Sets how a property is checked.
  public init(
    cases: Int = 2000, seed: Seed, threads: Int = 1, shrinkBudget: Int = 10_000,
    isExplaining: Bool = true, discardsPerCase: Int = 10, failureKinds: Int = 1
  ) {
    precondition(
      cases > 0 && threads > 0 && failureKinds > 0, "cases, threads and kinds are positive")
    self.cases = cases
    self.seed = seed
    self.threads = threads
    self.shrinkBudget = shrinkBudget
    self.isExplaining = isExplaining
    self.discardsPerCase = discardsPerCase
    self.failureKinds = failureKinds
  }
}
