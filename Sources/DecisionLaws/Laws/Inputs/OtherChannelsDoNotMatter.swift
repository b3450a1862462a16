public import PropertyTesting
import UpdateDecisions

/// L6: records outside the allowed channels change neither outcome nor offer nor events.
public struct OtherChannelsDoNotMatter: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case higherThanTheOffer
    case malformed
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// What a policy could be led astray by.
  public let labels = Label.each(of: Mark.self, atLeast: 0.03)

  /// States the law.
  public init() {}

  /// Adds a record on a channel that is not allowed.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, extended) = try trial.draw { (trial) throws(Discard) in
      let request = trial.source.request()
      let channel = trial.source.channel()
      guard !request.allowedChannels.contains(channel) else { throw .precondition }
      var stranger = trial.source.soundRelease(on: channel)
      let isMalformed = trial.source.chance(1, in: 4)
      if isMalformed { stranger.version = trial.source.invalidVersionText() }
      if !isMalformed, trial.source.chance(1, in: 2) {
        stranger.version = WorldVersion.highest.text
        trial.mark(Mark.higherThanTheOffer)
      }
      trial.mark(Mark.malformed, if: isMalformed)
      var extended = request
      trial.source.insert(stranger, into: &extended)
      return (request, extended)
    }
    let (first, second) = (policy.decide(request), policy.decide(extended))
    guard first.verdict != second.verdict || first.faults != second.faults else { return nil }
    return Failure(
      request, extended, observed: (first, second),
      expected: "a record of a channel that is not allowed changes nothing")
  }
}
