public import PropertyTesting
import UpdateDecisions

/// L18: below the minimum an update is required, or there is no remedy; at the minimum and above it
/// the decision is the one without a minimum.
public struct OnlyVersionsBelowTheMinimumMustUpdate: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case below
    case equal
    case above
  }

  /// Minimum.
  public let group = DecisionLawGroup.minimum
  /// Both sides of the boundary, and the boundary.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Sets a minimum near the installed version.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (free, held, minimum) = try trial.draw { (trial) throws(Discard) in
      let free = trial.source.soundRequest()
      let minimum =
        trial.source.chance(1, in: 3) ? free.installed.version : trial.source.versionText()
      var held = free
      held.minimumVersion = minimum
      return (free, held, minimum)
    }
    let oracle = DecisionOracle()
    let installed = free.installed.version
    let (first, second) = (policy.decide(free), policy.decide(held))
    guard oracle.isLess(installed, minimum) else {
      trial.mark(oracle.isLess(minimum, installed) ? Mark.above : Mark.equal)
      guard first.verdict != second.verdict else { return nil }
      return Failure(
        free, held, observed: (first, second),
        expected: "the same: the installed version is not below the minimum")
    }
    trial.mark(Mark.below)
    let isRemedy = second.offer.map { !oracle.isLess($0.release.version, minimum) } ?? false
    let right: UpdateDecision.Outcome = isRemedy ? .updateRequired : .belowMinimumWithoutRemedy
    guard second.outcome != right else { return nil }
    return Failure(held, observed: second, expected: "\(right.rawValue): below the minimum")
  }
}
