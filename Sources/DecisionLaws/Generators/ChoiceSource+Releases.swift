import PropertyTesting
import UpdateDecisions

extension ChoiceSource {
  private static let versions = WorldVersion.all.map(\.text)
  private static let builds = ["", "+a", "+b", "+10"]
  private static let invalidVersions = [
    "", "1.2", "latest", "v3.0.0", "03.0.0", "3.0.0-", "3.0.0-01", " 3.0.0", "3.0.0\n",
    "3.0.0\u{0}", "３.0.0", "3.0.0+a+b", String(repeating: "3", count: 257) + ".0.0",
  ]
  /// The last ones are strangers, and near misses of a channel that is known.
  private static let channels: [Channel] = ["stable", "beta", "Stable", "stable ", "nightly"]

  /// The text of a version of the small world, now and then with build metadata.
  mutating func versionText() -> String {
    let text = pick(Self.versions)
    return chance(1, in: 4) ? text + pick(Self.builds) : text
  }

  /// A text that is no version.
  mutating func invalidVersionText() -> String { pick(Self.invalidVersions) }

  /// A channel, mostly one of the first two.
  mutating func channel() -> Channel {
    Self.channels[index(weighted: Weights(6, 5, 1, 1, 1))]
  }

  /// A sequence, often unknown.
  mutating func sequence() -> Int? {
    let choice = index(weighted: Weights(4, 2, 2, 2))
    return choice == 0 ? nil : choice - 1
  }

  /// A rollout, often none, often one that leaves somebody out.
  mutating func rollout() -> BasisPoints? {
    switch index(weighted: Weights(4, 1, 1, 2)) {
    case 0: nil
    case 1: .everybody
    case 2: .nobody
    default: partialRollout()
    }
  }

  /// A rollout that leaves somebody out and is for somebody.
  mutating func partialRollout() -> BasisPoints {
    BasisPoints(pick([5000, 1, 2500, 7500, 9999]))
  }

  /// A well-formed release that is not withdrawn.
  mutating func soundRelease(on channel: Channel) -> Release {
    Release(
      version: versionText(), channel: channel, rollout: rollout(), sequence: sequence())
  }

  /// Any record, malformed or withdrawn ones among them.
  mutating func release() -> Release {
    let channel = channel()
    guard !chance(1, in: 10) else { return malformedRelease(on: channel) }
    var release = soundRelease(on: channel)
    release.isWithdrawn = chance(1, in: 8)
    return release
  }

  /// A record with one fault.
  mutating func malformedRelease(on channel: Channel) -> Release {
    var release = soundRelease(on: channel)
    switch index(weighted: Weights(4, 1, 1, 1, 1)) {
    case 0: release.version = invalidVersionText()
    case 1: release.channel = nil
    case 2: release.rollout = BasisPoints(pick([10_001, -1, .max, .min]))
    case 3: release.sequence = pick([-1, .min])
    default:
      let field = pick(UpdateEvent.Field.allCases)
      release.unreadableFields = [Release.UnreadableField(field, text: pick(["\"x\"", "1e400"]))]
    }
    return release
  }
}
