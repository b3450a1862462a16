public import PropertyTesting
import UpdateDecisions

/// L19: a minimum that is no version takes its own branch, the same for every such text: it carries
/// the outcome and the offer that there would be without it, and an event names the text.
public struct InvalidMinimumNeitherForcesNorHides: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case offer
    case noOffer
  }

  /// Minimum.
  public let group = DecisionLawGroup.minimum
  /// With and without an offer that could be hidden.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Sets a minimum that is no version.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (free, faulty, text) = try trial.draw { (trial) throws(Discard) in
      let free = trial.source.soundRequest()
      let text = trial.source.invalidVersionText()
      var faulty = free
      faulty.minimumVersion = text
      return (free, faulty, text)
    }
    let (first, second) = (policy.decide(free), policy.decide(faulty))
    trial.mark(first.offer == nil ? Mark.noOffer : Mark.offer)
    let right = Verdict(
      outcome: .minimumVersionInvalid, outcomeWithoutMinimum: first.outcome,
      offered: first.offer?.release)
    let event = UpdateEvent(.minimumVersionInvalid, .minimumVersion, text: text)
    guard second.verdict != right || !second.events.contains(event) else { return nil }
    return Failure(
      free, faulty, observed: (first, second),
      expected: "minimumVersionInvalid with the outcome and offer of the first, and \(event)")
  }
}
