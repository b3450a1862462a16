public import PropertyTesting
import UpdateDecisions

/// L23: a decision is the same whatever was decided before it.
public struct EarlierDecisionsDoNotMatter: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case sameInstall
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// Requests that a careless cache would take for one.
  public let labels = Label.each(of: Mark.self, atLeast: 0.3)

  /// States the law.
  public init() {}

  /// Decides after a neutral request, and again after another feed for the same install.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, other) = try trial.draw { (trial) throws(Discard) in
      let request = trial.source.request()
      var other = trial.source.request()
      if trial.source.chance(3, in: 4) {
        other.installed = request.installed
        other.installIdentifier = request.installIdentifier
      }
      trial.mark(Mark.sameInstall, if: other.installIdentifier == request.installIdentifier)
      return (request, other)
    }
    let neutral = UpdateRequest(
      installed: InstalledRelease(version: "0.0.0"), allowedChannels: [], installIdentifier: "",
      releases: [])
    _ = policy.decide(neutral)
    let fresh = policy.decide(request)
    _ = policy.decide(neutral)
    _ = policy.decide(other)
    let later = policy.decide(request)
    guard fresh != later else { return nil }
    return Failure(
      other, request, observed: (fresh, later),
      expected: "for the second request the same decision with and without the first before it")
  }
}
