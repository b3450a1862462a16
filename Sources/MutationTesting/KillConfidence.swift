/// How surely a law finds a mutant, from the cases that it took with several seeds.
public struct KillConfidence: Hashable, Sendable {
  /// The mutant's name.
  public let mutant: String
  /// The cases to the first kill, ascending, of the seeds with which it was killed.
  public let casesToKill: [Int]
  /// With how many seeds it was not killed within the budget.
  public let missCount: Int
  /// The budget, in cases.
  public let budget: Int

  /// Gathers what several seeds came to.
  public init(mutant: String, casesToKill: [Int], missCount: Int, budget: Int) {
    self.mutant = mutant
    self.casesToKill = casesToKill.sorted()
    self.missCount = missCount
    self.budget = budget
  }

  /// The median of the cases to the first kill; nil when it never was killed.
  public var median: Int? { casesToKill.isEmpty ? nil : casesToKill[casesToKill.count / 2] }

  /// The most cases that it took; nil when it never was killed.
  public var worst: Int? { casesToKill.last }

  /// The least chance of a kill in one case that is not refuted, with 99 % confidence.
  ///
  /// The cases to a kill are geometrically distributed, so that twice their sum times the chance is
  /// nearly chi-squared with two degrees of freedom for each kill; its 1 % quantile is taken by the
  /// approximation of Wilson and Hilferty ("The distribution of chi-square", PNAS 1931). Cases
  /// without a kill count in the sum.
  public var leastChancePerCase: Double {
    guard !casesToKill.isEmpty else { return 0 }
    let quantileOfNormal = -2.326
    let freedom = Double(2 * casesToKill.count)
    let base = 1 - 2 / (9 * freedom) + quantileOfNormal * (2 / (9 * freedom)).squareRoot()
    let quantile = freedom * max(0, base * base * base)
    let sum = Double(casesToKill.reduce(0, +) + missCount * budget)
    return min(1, quantile / (2 * sum))
  }

  /// The exponent of ten of the greatest chance, with 99 % confidence, that all cases of the budget
  /// miss the mutant, such as −8; 0 when nothing can be promised.
  public func missExponent(log10: (Double) -> Double) -> Double {
    let survival = 1 - leastChancePerCase
    return survival > 0 ? Double(budget) * log10(survival) : -.infinity
  }
}
