public import PropertyTesting
import UpdateDecisions

/// L2: with an unparsable version in the allowed channels the outcome is never "up to date", and an
/// event names the text and its record.
public struct UnparsableRemoteVersionIsNeverUpToDate: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case nothingElseToOffer
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// Where "up to date" is near.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Adds a record whose version is none.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, text, index) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      let channel = try trial.source.allowedChannel(of: request)
      let text = trial.source.invalidVersionText()
      let index = trial.source.insert(Release(version: text, channel: channel), into: &request)
      return (request, text, index)
    }
    let decision = policy.decide(request)
    trial.mark(Mark.nothingElseToOffer, if: decision.offer == nil)
    let event = UpdateEvent(.remoteVersionInvalid, .version, text: text, recordIndex: index)
    guard decision.verdict.effectiveOutcome == .upToDate || !decision.events.contains(event) else {
      return nil
    }
    return Failure(request, observed: decision, expected: "not up to date, and the event \(event)")
  }
}
