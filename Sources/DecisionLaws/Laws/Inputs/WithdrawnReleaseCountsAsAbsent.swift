public import PropertyTesting
import UpdateDecisions

/// L12: a withdrawn release counts as absent, whatever else its record says.
public struct WithdrawnReleaseCountsAsAbsent: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case wouldBeOffered
    case malformed
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// What a policy could be led astray by.
  public let labels = Label.each(of: Mark.self, atLeast: 0.03)

  /// States the law.
  public init() {}

  /// Adds a withdrawn record.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, extended) = try trial.draw { (trial) throws(Discard) in
      let request = trial.source.request()
      var withdrawn: Release
      if trial.source.chance(1, in: 2) {
        withdrawn = try trial.source.highestRelease(for: request)
        trial.mark(Mark.wouldBeOffered)
      } else {
        withdrawn = trial.source.release()
      }
      withdrawn.isWithdrawn = true
      trial.mark(Mark.malformed, if: !DecisionOracle().faults(of: withdrawn, at: 0).isEmpty)
      var extended = request
      trial.source.insert(withdrawn, into: &extended)
      return (request, extended)
    }
    let (first, second) = (policy.decide(request), policy.decide(extended))
    guard first.verdict != second.verdict || first.faults != second.faults else { return nil }
    return Failure(
      request, extended, observed: (first, second), expected: "a withdrawn record changes nothing")
  }
}
