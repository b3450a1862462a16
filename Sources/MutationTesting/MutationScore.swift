/// How many mutants the laws noticed as they should.
public struct MutationScore: Hashable, Sendable {
  /// Mutants whose expected law noticed them.
  public let detected: Int
  /// All mutants.
  public let total: Int

  /// Counts the verdicts.
  public init(of results: [MutantResult]) {
    detected = results.count { $0.verdict.isAsExpected }
    total = results.count
  }

  /// The share of the mutants that were noticed as they should, from 0 to 100; 0 for no mutants.
  public var percent: Double { total > 0 ? 100 * Double(detected) / Double(total) : 0 }
}
