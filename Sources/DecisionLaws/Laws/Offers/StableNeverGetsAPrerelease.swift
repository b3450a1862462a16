public import PropertyTesting
import UpdateDecisions

/// L7: no pre-release is offered from the stable channel, however the record is tagged, and an event
/// names the record.
public struct StableNeverGetsAPrerelease: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case newestIsPrerelease
    case newestIsRelease
  }

  /// Offers.
  public let group = DecisionLawGroup.offers
  /// A pre-release that would be the offer, and a release that looks like one.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Tags a pre-release as stable.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, text, index) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      request.allowedChannels.insert(.stable)
      let text = trial.source.pick(["2.0.0-beta.2", "2.1.0-rc.1+a", "2.1.0-0", "2.0.0+b-1"])
      trial.mark(text.isPrerelease ? Mark.newestIsPrerelease : Mark.newestIsRelease)
      let index = trial.source.insert(Release(version: text, channel: .stable), into: &request)
      return (request, text, index)
    }
    let decision = policy.decide(request)
    let event = UpdateEvent(.prereleaseInStable, .version, text: text, recordIndex: index)
    let isOffered = decision.offer.map {
      $0.release.channel == .stable && $0.release.version.isPrerelease
    }
    let isNoted = decision.events.contains(event)
    guard isOffered ?? false || isNoted != text.isPrerelease else { return nil }
    return Failure(
      request, observed: decision,
      expected: "no pre-release from stable, and an event for record \(index) only if it is one")
  }
}
