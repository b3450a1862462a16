import PropertyTesting
import UpdateDecisions

/// How many of some numbered installs are offered a release, against what chance gives.
struct BucketStatistics {
  /// Each pair of versions at each share.
  static let scope = Property.Scope.exhaustive(limit: pairs.count * shares.count)

  private static let tenth: BasisPoints = 1000
  /// Pairs of versions that a weak hash takes for neighbours.
  private static let pairs = [
    ("1.0.0", "1.0.1"), ("1.0.1", "1.0.2"), ("1.9.0", "1.10.0"), ("2.0.0-rc.1", "2.0.0"),
  ]
  private static let shares: [BasisPoints] = [1000, 5000, 9000]

  private let installs: [String]

  /// Numbers the installs.
  init(of installCount: Int) {
    installs = (0..<installCount).map { "install-\($0)" }
  }

  /// Draws a pair and a share and counts.
  func judge(_ policy: some UpdatePolicy, _ trial: inout Trial) -> Failure? {
    let (left, right) = trial.source.pick(Self.pairs)
    let share = trial.source.pick(Self.shares)
    let offered = Self.installs(installs, that: policy, offers: left, share)
    let shared =
      share == Self.tenth ? Self.installs(offered, that: policy, offers: right, share) : []
    let part = Double(share.count) / Double(BasisPoints.everybody.count)
    let isUniform = isLikely(offered.count, part)
    guard isUniform, share != Self.tenth || isLikely(shared.count, part * part) else {
      return Failure(
        [Failure.Input("first", left), Failure.Input("second", right)],
        observed:
          "\(offered.count) installs at \(share.count) basis points, \(shared.count) of both",
        expected: "as many of \(installs.count) as chance gives: \(part) and \(part * part)")
    }
    return nil
  }

  /// Those of some installs that the policy offers a version.
  private static func installs(
    _ installs: [String], that policy: some UpdatePolicy, offers version: String,
    _ share: BasisPoints
  ) -> [String] {
    var request = UpdateRequest(
      installed: InstalledRelease(version: "0.9.0"), allowedChannels: ["beta"],
      installIdentifier: "", releases: [Release(version: version, channel: "beta", rollout: share)])
    return installs.filter { install in
      request.installIdentifier = install
      return policy.decide(request).offer != nil
    }
  }

  /// Whether so many hits are within five standard deviations of what the chance would give.
  private func isLikely(_ hits: Int, _ chance: Double) -> Bool {
    let mean = chance * Double(installs.count)
    let deviation = (mean * (1 - chance)).squareRoot()
    return abs(Double(hits) - mean) <= 5 * deviation
  }
}
