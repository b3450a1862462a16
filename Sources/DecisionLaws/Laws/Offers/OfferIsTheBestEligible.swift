public import PropertyTesting
import UpdateDecisions

/// L8: something is offered if anything is eligible, and nothing eligible is newer than the offer.
public struct OfferIsTheBestEligible: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case severalEligible
    case withdrawnAboveTheOffer
    case numbersAgainstText
  }

  /// Offers.
  public let group = DecisionLawGroup.offers
  /// What makes the choice hard.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Decides on records that are all well-formed and rolled out to everybody.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let feed = try trial.draw(Self.feed)
    let oracle = DecisionOracle()
    let decision = policy.decide(feed.request)
    guard let offer = decision.offer?.release else {
      guard !feed.eligible.isEmpty else { return nil }
      return Failure(feed.request, observed: decision, expected: "an offer: something is eligible")
    }
    trial.mark(
      Mark.withdrawnAboveTheOffer,
      if: feed.upgrades.contains { $0.isWithdrawn && oracle.isLess(offer.version, $0.version) })
    let better = feed.eligible.first { oracle.isNewer($0, than: offer, feed.request) }
    guard let better else { return nil }
    return Failure(
      feed.request, observed: decision, expected: "an offer of \(better.summary), which is newer")
  }

  /// A request with the releases that count.
  private struct Feed {
    let request: UpdateRequest
    /// Newer releases, those included that are withdrawn or of another channel.
    let upgrades: [Release]
    /// Those of them that are neither.
    let eligible: [Release]
  }

  private static func feed(_ trial: inout Trial) throws(Discard) -> Feed {
    var request = trial.source.plainRequest()
    if trial.source.chance(1, in: 4) {
      for text in ["1.9.0", "1.10.0"] {
        let channel = try trial.source.allowedChannel(of: request)
        trial.source.insert(Release(version: text, channel: channel), into: &request)
      }
    }
    if trial.source.chance(1, in: 8) {
      var withdrawn = try trial.source.highestRelease(for: request)
      withdrawn.isWithdrawn = true
      trial.source.insert(withdrawn, into: &request)
    }
    let oracle = DecisionOracle()
    let upgrades = request.releases.filter {
      oracle.isUpgrade($0, request) && !oracle.isPrereleaseInStable($0)
    }
    let eligible = upgrades.filter { oracle.isInScope($0, request) }
    trial.mark(Mark.severalEligible, if: eligible.count > 1)
    trial.mark(
      Mark.numbersAgainstText,
      if: ["1.9.0", "1.10.0"].allSatisfy { text in eligible.contains { $0.version == text } })
    return Feed(request: request, upgrades: upgrades, eligible: eligible)
  }
}

extension DecisionOracle {
  /// Whether a release would be an update for who has installed another.
  fileprivate func isNewer(
    _ release: Release, than other: Release, _ request: UpdateRequest
  ) -> Bool {
    var updated = request
    updated.install(other)
    return isUpgrade(release, updated)
  }
}
