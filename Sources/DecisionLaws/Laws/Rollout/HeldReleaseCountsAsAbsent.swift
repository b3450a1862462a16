public import PropertyTesting
import UpdateDecisions

/// L17: a release that is held for the install counts as absent, except that "up to date" becomes
/// "held".
public struct HeldReleaseCountsAsAbsent: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case offerBelowTheHeld
    case nothingElse
    case partialRollout
  }

  /// Rollout.
  public let group = DecisionLawGroup.rollout
  /// A lower release that could be hidden, and nothing that could.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Adds a held release above all others.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, held, extended) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.requestBelowHighest()
      request.installIdentifier = WorldVersion.highest.lastInstall
      var held = try trial.source.highestRelease(for: request)
      // The minimum beats a partial rollout (L25), but not one of 0.
      if trial.source.chance(1, in: 2) {
        held.rollout = trial.source.partialRollout()
        trial.mark(Mark.partialRollout)
      } else {
        held.rollout = .nobody
        if trial.source.chance(1, in: 4) { request.minimumVersion = trial.source.versionText() }
      }
      var extended = request
      trial.source.insert(held, into: &extended)
      return (request, held, extended)
    }
    guard policy.holds(held, from: request) else { throw .precondition }
    let (first, second) = (policy.decide(request), policy.decide(extended))
    trial.mark(Mark.offerBelowTheHeld, if: first.offer != nil)
    trial.mark(Mark.nothingElse, if: first.outcome == .upToDate)
    let right = first.verdict.replacing([.upToDate], by: .heldByRollout)
    guard second.verdict != right else { return nil }
    return Failure(
      request, extended, observed: (first, second),
      expected: "the second \(right.outcome.rawValue) with the offer of the first")
  }
}
