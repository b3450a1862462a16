public import PropertyTesting
import UpdateDecisions

/// L16: over fixed installs each tenth of a rollout holds a tenth of them, and the first tenths of
/// two releases have a hundredth in common, as if by chance.
///
/// The installs are numbered, so there is no luck in the law: a policy keeps it or does not. The
/// bounds are five standard deviations of the count that chance would give.
public struct BucketsAreUniformAndIndependent: DecisionLaw {
  private static let installCount = 3000
  private static let tenth: BasisPoints = 1000
  /// Pairs of versions that a weak hash takes for neighbours.
  private static let pairs = [
    ("1.0.0", "1.0.1"), ("1.0.1", "1.0.2"), ("1.9.0", "1.10.0"), ("2.0.0-rc.1", "2.0.0"),
  ]
  private static let shares: [BasisPoints] = [1000, 5000, 9000]

  /// Rollout.
  public let group = DecisionLawGroup.rollout
  /// Each pair and each share.
  public let scope = Property.Scope.exhaustive(limit: 12)

  /// States the law.
  public init() {}

  /// Counts the installs that are offered a release at one share, and those offered both at a tenth.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (left, right) = trial.source.pick(Self.pairs)
    let share = trial.source.pick(Self.shares)
    var offered = 0
    var shared = 0
    for number in 0..<Self.installCount {
      let install = "install-\(number)"
      guard Self.offers(policy, left, to: install, share) else { continue }
      offered += 1
      if share == Self.tenth, Self.offers(policy, right, to: install, share) { shared += 1 }
    }
    let part = Double(share.count) / Double(BasisPoints.everybody.count)
    let isUniform = Self.isLikely(offered, part)
    guard isUniform, share != Self.tenth || Self.isLikely(shared, part * part) else {
      return Failure(
        [Failure.Input("first", left), Failure.Input("second", right)],
        observed: "\(offered) installs at \(share.count) basis points, \(shared) of both",
        expected: "as many of \(Self.installCount) as chance gives: \(part) and \(part * part)")
    }
    return nil
  }

  private static func offers(
    _ policy: some UpdatePolicy, _ version: String, to install: String, _ share: BasisPoints
  ) -> Bool {
    let request = UpdateRequest(
      installed: InstalledRelease(version: "0.9.0"), allowedChannels: ["beta"],
      installIdentifier: install,
      releases: [Release(version: version, channel: "beta", rollout: share)])
    return policy.decide(request).offer != nil
  }

  /// Whether so many hits are within five standard deviations of what the chance would give.
  private static func isLikely(_ hits: Int, _ chance: Double) -> Bool {
    let mean = chance * Double(installCount)
    let deviation = (mean * (1 - chance)).squareRoot()
    return abs(Double(hits) - mean) <= 5 * deviation
  }
}
