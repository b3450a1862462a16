public import PropertyTesting
import UpdateDecisions

/// L21: who installs each offer gets none after at most as many steps as there are records.
public struct ApplyingOffersEnds: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case offer
    case sequenceOnly
  }

  /// Offers.
  public let group = DecisionLawGroup.offers
  /// Updates at all, and updates that only the sequence tells.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Installs what is offered, again and again.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let request = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      if trial.source.chance(1, in: 4) {
        let repackaged = try trial.source.repackaged(request.installed.version, for: &request)
        trial.source.insert(repackaged, into: &request)
      }
      return request
    }
    var current = request
    for _ in 0...request.releases.count {
      let decision = policy.decide(current)
      guard let offer = decision.offer?.release else { return nil }
      trial.mark(Mark.offer)
      trial.mark(Mark.sequenceOnly, if: offer.version == current.installed.version)
      current.install(offer)
    }
    return Failure(
      request, current, observed: (policy.decide(request), policy.decide(current)),
      expected: "no offer after \(request.releases.count) updates")
  }
}
