public import PropertyTesting
import UpdateDecisions

/// L4: an offer is newer than what is installed: by precedence, or by sequence where precedence ties
/// and both sequences are known and comparable.
public struct OfferIsAStrictUpgrade: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case offer
    case heldAboveOlder
    case laterPackageOfOlder
    case installedChannelNotAllowed
  }

  /// Offers.
  public let group = DecisionLawGroup.offers
  /// What tempts to offer something older.
  public let labels = Label.each(of: Mark.self, atLeast: 0.03)

  /// States the law.
  public init() {}

  /// Decides, now and then with a held release above the others or a later package of an older one.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let request = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      switch trial.source.choose(upTo: 3) {
      case 0:
        var held = try trial.source.highestRelease(for: request)
        held.rollout = .nobody
        trial.source.insert(held, into: &request)
        trial.mark(Mark.heldAboveOlder, if: request.releases.count > 1)
      case 1:
        let lowest = WorldVersion.all[0].text
        let repackaged = try trial.source.repackaged(lowest, for: &request)
        trial.source.insert(repackaged, into: &request)
        trial.mark(Mark.laterPackageOfOlder, if: request.installed.version != lowest)
      default: break
      }
      let isElsewhere = request.installed.channel.map { !request.allowedChannels.contains($0) }
      trial.mark(Mark.installedChannelNotAllowed, if: isElsewhere ?? false)
      return request
    }
    let decision = policy.decide(request)
    guard let offer = decision.offer else { return nil }
    trial.mark(Mark.offer)
    let oracle = DecisionOracle()
    let isUpgrade =
      oracle.isVersion(request.installed.version) && oracle.isVersion(offer.release.version)
      && oracle.isUpgrade(offer.release, request)
    guard !isUpgrade else { return nil }
    return Failure(
      request, observed: decision, expected: "no offer that is not newer than what is installed")
  }
}
