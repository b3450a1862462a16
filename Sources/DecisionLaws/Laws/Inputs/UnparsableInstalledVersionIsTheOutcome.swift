public import PropertyTesting
import UpdateDecisions

/// L3: with an unparsable installed version the outcome is that, whatever else is given: nothing is
/// offered, and an event names the text.
public struct UnparsableInstalledVersionIsTheOutcome: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case updateInTheFeed
    case invalidMinimum
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// What could get in between.
  public let labels = Label.each(of: Mark.self, atLeast: 0.03)

  /// States the law.
  public init() {}

  /// Spoils the installed version.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, text) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      let text = trial.source.invalidVersionText()
      request.installed.version = text
      let oracle = DecisionOracle()
      trial.mark(
        Mark.updateInTheFeed, if: request.releases.contains { oracle.isInScope($0, request) })
      trial.mark(
        Mark.invalidMinimum, if: request.minimumVersion.map { !oracle.isVersion($0) } ?? false)
      return (request, text)
    }
    let decision = policy.decide(request)
    let event = UpdateEvent(.currentVersionInvalid, .version, text: text)
    guard
      decision.verdict != Verdict(outcome: .currentVersionInvalid)
        || !decision.events.contains(event)
    else { return nil }
    return Failure(
      request, observed: decision,
      expected: "currentVersionInvalid without an offer, and the event \(event)")
  }
}
