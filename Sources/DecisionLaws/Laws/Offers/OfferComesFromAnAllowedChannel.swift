public import PropertyTesting
import UpdateDecisions

/// L5: the offer is a record of the feed, unchanged, on a channel that is allowed.
public struct OfferComesFromAnAllowedChannel: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case highestElsewhere
    case highestWithoutChannel
  }

  /// Offers.
  public let group = DecisionLawGroup.offers
  /// What a policy could be led astray by.
  public let labels = Label.each(of: Mark.self, atLeast: 0.03)

  /// States the law.
  public init() {}

  /// Decides, now and then with the highest release on another channel or on none.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let request = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      var highest = Release(version: WorldVersion.highest.text, channel: trial.source.channel())
      switch trial.source.choose(upTo: 2) {
      case 0: break
      case 1:
        trial.source.insert(highest, into: &request)
        let isElsewhere = highest.channel.map { !request.allowedChannels.contains($0) } ?? false
        trial.mark(Mark.highestElsewhere, if: isElsewhere)
      default:
        highest.channel = nil
        trial.source.insert(highest, into: &request)
        trial.mark(Mark.highestWithoutChannel)
      }
      return request
    }
    let decision = policy.decide(request)
    guard let offer = decision.offer else { return nil }
    let isRecord =
      request.releases.indices.contains(offer.recordIndex)
      && request.releases[offer.recordIndex] == offer.release
    let isAllowed = offer.release.channel.map(request.allowedChannels.contains) ?? false
    guard !isRecord || !isAllowed else { return nil }
    return Failure(
      request, observed: decision, expected: "an offer of a record on one of the allowed channels")
  }
}
