import Testing
import UpdateDecisions

/// A row of the table: a request and what it comes to.
struct DecisionRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var request = UpdateRequest(
    installed: InstalledRelease(version: "1.2.0", channel: "stable", sequence: 4),
    allowedChannels: ["stable"], installIdentifier: "3609", releases: [])
  var outcome = UpdateDecision.Outcome.upToDate
  var outcomeWithoutMinimum: UpdateDecision.Outcome?
  /// The place of the offered record.
  var offer: Int?
  var events: [String] = []

  init(_ name: String, _ releases: [Release], _ change: (inout DecisionRow) -> Void) {
    testDescription = name
    request.releases = releases
    change(&self)
  }
}

private func stable(
  _ version: String, rollout: BasisPoints? = nil, sequence: Int? = nil
) -> Release {
  Release(version: version, channel: "stable", rollout: rollout, sequence: sequence)
}

private func beta(_ version: String) -> Release { Release(version: version, channel: "beta") }

private let outcomeRows = [
  DecisionRow("an empty feed has nothing newer", []) { _ in },
  DecisionRow("older and equal releases are no updates", [stable("1.1.9"), stable("1.2.0+b")]) {
    _ in
  },
  DecisionRow("numbers compare as numbers", [stable("1.9.0"), stable("1.10.0"), stable("1.2.1")]) {
    $0.outcome = .updateAvailable
    $0.offer = 1
  },
  DecisionRow("a bad installed version is the outcome", [stable("2.0.0")]) {
    $0.request.installed.version = "1.2"
    $0.request.minimumVersion = "3.0.0"
    $0.outcome = .currentVersionInvalid
    $0.events = ["currentVersionInvalid: version is \"1.2\""]
  },
  DecisionRow("a bad record is not up to date", [stable("1.2.0"), stable("v1.3.0")]) {
    $0.outcome = .remoteVersionInvalid
    $0.events = ["remoteVersionInvalid: version of record 1 is \"v1.3.0\""]
  },
  DecisionRow("a bad record does not hide an offer", [stable(""), stable("1.3.0")]) {
    $0.outcome = .updateAvailable
    $0.offer = 1
    $0.events = ["remoteVersionInvalid: version of record 0 is \"\""]
  },
  DecisionRow("a rollout of 0 holds everybody", [stable("1.3.0", rollout: 0)]) {
    $0.outcome = .heldByRollout
  },
  DecisionRow("a held release hides nothing", [stable("1.3.0", rollout: 0), stable("1.2.5")]) {
    $0.outcome = .updateAvailable
    $0.offer = 1
  },
  DecisionRow("below the minimum an update is required", [stable("1.3.0")]) {
    $0.request.minimumVersion = "1.3.0"
    $0.outcome = .updateRequired
    $0.offer = 0
  },
  DecisionRow("the minimum beats a rollout of one basis point", [stable("1.3.0", rollout: 1)]) {
    $0.request.minimumVersion = "1.3.0"
    $0.outcome = .updateRequired
    $0.offer = 0
  },
  DecisionRow("the minimum does not beat a rollout of 0", [stable("1.3.0", rollout: 0)]) {
    $0.request.minimumVersion = "1.2.1"
    $0.outcome = .belowMinimumWithoutRemedy
  },
  DecisionRow("an offer below the minimum is no remedy", [stable("1.3.0")]) {
    $0.request.minimumVersion = "1.4.0"
    $0.outcome = .belowMinimumWithoutRemedy
    $0.offer = 0
  },
  DecisionRow("the minimum itself is high enough", [stable("1.3.0")]) {
    $0.request.minimumVersion = "1.2.0+later"
    $0.outcome = .updateAvailable
    $0.offer = 0
  },
  DecisionRow("a bad minimum carries the rest", [stable("1.3.0")]) {
    $0.request.minimumVersion = "1.3"
    $0.outcome = .minimumVersionInvalid
    $0.outcomeWithoutMinimum = .updateAvailable
    $0.offer = 0
    $0.events = ["minimumVersionInvalid: minimumVersion is \"1.3\""]
  },
]

private let recordRows = [
  DecisionRow("another channel is not looked at", [Release(version: "x", channel: "beta")]) { _ in
  },
  DecisionRow("a name in other letters is another channel", [stable("1.3.0")]) {
    $0.request.allowedChannels = ["Stable"]
  },
  DecisionRow(
    "an unknown channel matches itself", [Release(version: "1.3.0-rc.1", channel: "näch\u{301}")]
  ) {
    $0.request.allowedChannels = ["näch\u{301}"]
    $0.outcome = .updateAvailable
    $0.offer = 0
  },
  DecisionRow("a withdrawn record is absent", [stable("1.3.0"), stable("1.4.0")]) {
    $0.request.releases[1].isWithdrawn = true
    $0.outcome = .updateAvailable
    $0.offer = 0
  },
  DecisionRow("a pre-release in stable is not offered", [stable("1.3.0-rc.1")]) {
    $0.events = ["prereleaseInStable: version of record 0 is \"1.3.0-rc.1\""]
  },
  DecisionRow("a record without a channel is malformed", [stable("1.3.0")]) {
    $0.request.releases[0].channel = nil
    $0.outcome = .remoteVersionInvalid
    $0.events = ["channelMissing: channel of record 0 is \"\""]
  },
  DecisionRow(
    "a rollout out of range is malformed",
    [stable("1.3.0", rollout: -1), stable("1.4.0", rollout: 10_001)]
  ) {
    $0.outcome = .remoteVersionInvalid
    $0.events = [
      "rolloutOutOfRange: rollout of record 0 is \"-1\"",
      "rolloutOutOfRange: rollout of record 1 is \"10001\"",
    ]
  },
  DecisionRow("a negative sequence is malformed", [stable("1.3.0", sequence: .min)]) {
    $0.outcome = .remoteVersionInvalid
    $0.events = ["sequenceNegative: sequence of record 0 is \"-9223372036854775808\""]
  },
  DecisionRow("a negative installed sequence is unknown", [stable("1.2.0", sequence: 5)]) {
    $0.request.installed.sequence = -1
    $0.events = ["sequenceNegative: sequence is \"-1\""]
  },
  DecisionRow("an unreadable field is malformed", [stable("1.3.0")]) {
    $0.request.releases[0].unreadableFields = [.init(.withdrawn, text: "\"maybe\"")]
    $0.outcome = .remoteVersionInvalid
    $0.events = ["fieldUnreadable: withdrawn of record 0 is \"\\\"maybe\\\"\""]
  },
  DecisionRow("a later package is an update", [stable("1.2.0", sequence: .max)]) {
    $0.outcome = .updateAvailable
    $0.offer = 0
  },
  DecisionRow("a package of unknown sequence is none", [stable("1.2.0+b")]) { _ in },
  DecisionRow(
    "a repeated release is chosen by its text, and said",
    [stable("1.3.0+a", sequence: 7), stable("1.3.0+b", sequence: 7)]
  ) {
    $0.outcome = .updateAvailable
    $0.offer = 1
    $0.events = ["sequenceRepeated: sequence of record 1 is \"7\""]
  },
  DecisionRow(
    "a repeated release is said, whatever other release of its precedence was read between",
    [beta("1.3.0"), stable("1.3.0"), beta("1.3.0+a")]
  ) {
    $0.request.allowedChannels = ["stable", "beta"]
    $0.outcome = .updateAvailable
    $0.offer = 2
    $0.events = ["sequenceRepeated: sequence of record 2 is \"\""]
  },
  DecisionRow(
    "a repeated release is said in the other order too",
    [beta("1.3.0+a"), stable("1.3.0"), beta("1.3.0")]
  ) {
    $0.request.allowedChannels = ["stable", "beta"]
    $0.outcome = .updateAvailable
    $0.offer = 0
    $0.events = ["sequenceRepeated: sequence of record 2 is \"\""]
  },
]

@Test(arguments: outcomeRows + recordRows)
func eachRowOfTheTableIsDecidedAsItSays(row: DecisionRow) {
  let decision = row.request.decide()
  #expect(decision.outcome == row.outcome)
  #expect(decision.outcomeWithoutMinimum == row.outcomeWithoutMinimum)
  #expect(decision.offer?.recordIndex == row.offer)
  #expect(decision.offer?.release == row.offer.map { row.request.releases[$0] })
  #expect(decision.events.map(\.description) == row.events)
}

@Test func theTableHasEveryOutcomeAndEveryEvent() {
  let decisions = (outcomeRows + recordRows).map { $0.request.decide() }
  #expect(Set(decisions.map(\.outcome)) == Set(UpdateDecision.Outcome.allCases))
  #expect(Set(decisions.flatMap(\.events).map(\.code)) == Set(UpdateEvent.Code.allCases))
}

@Test func threeOutcomesAreErrors() {
  let errors = UpdateDecision.Outcome.allCases.filter(\.isError)
  #expect(errors == [.currentVersionInvalid, .remoteVersionInvalid, .minimumVersionInvalid])
}
