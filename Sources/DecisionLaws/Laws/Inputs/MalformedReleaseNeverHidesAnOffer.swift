public import PropertyTesting
import UpdateDecisions

/// L10: a malformed record more changes only the events, or makes of "up to date" and "held" the
/// outcome that says so.
public struct MalformedReleaseNeverHidesAnOffer: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case offer
    case noOffer
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// With and without an offer that could be hidden.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Adds a record with one fault.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, extended) = try trial.draw { (trial) throws(Discard) in
      let request = trial.source.request()
      let channel = try trial.source.allowedChannel(of: request)
      var extended = request
      trial.source.insert(trial.source.malformedRelease(on: channel), into: &extended)
      return (request, extended)
    }
    let (first, second) = (policy.decide(request), policy.decide(extended))
    trial.mark(first.offer == nil ? Mark.noOffer : Mark.offer)
    let right = first.verdict.replacing([.upToDate, .heldByRollout], by: .remoteVersionInvalid)
    guard second.verdict != right || second.events.count <= first.events.count else { return nil }
    return Failure(
      request, extended, observed: (first, second),
      expected: "the second \(right.outcome.rawValue) with the offer of the first, and an event")
  }
}
