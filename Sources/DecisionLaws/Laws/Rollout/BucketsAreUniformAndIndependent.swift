public import PropertyTesting
import UpdateDecisions

/// L16: over fixed installs each tenth of a rollout holds a tenth of them, and the first tenths of
/// two releases have a hundredth in common, as if by chance.
///
/// The installs are numbered, so there is no luck in the law: a policy keeps it or does not. The
/// bounds are five standard deviations of the count that chance would give. A few hundred installs
/// show a bucket that does not depend on the release; thousands, one that is somewhat uneven.
public struct BucketsAreUniformAndIndependent: DecisionLaw {
  /// Rollout.
  public let group = DecisionLawGroup.rollout
  /// Each pair and each share.
  public let scope = BucketStatistics.scope
  /// Ten times the installs.
  public let fullCompanion: (any DecisionLaw)? = BucketsOfManyInstallsAreUniformAndIndependent()

  /// States the law.
  public init() {}

  /// Counts the installs that are offered a release at one share, and those offered both at a tenth.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    BucketStatistics(of: 300).judge(policy, &trial)
  }
}

/// ``BucketsAreUniformAndIndependent`` over thousands of installs.
struct BucketsOfManyInstallsAreUniformAndIndependent: DecisionLaw {
  let group = DecisionLawGroup.rollout
  let scope = BucketStatistics.scope

  func judge(_ policy: some UpdatePolicy, _ trial: inout Trial) throws(Discard) -> Failure? {
    BucketStatistics(of: 3000).judge(policy, &trial)
  }
}
