import DecisionLaws
import PropertyTesting
import UpdateDecisions

/// What this package's update decisions promise beyond what is asked of every policy.
enum DecisionPromises {
  /// All of them.
  static var all: [Property] {
    [
      eventsAreOneLine, errorsAreOutcomesOfBadText, negativeInstalledSequenceIsUnknown,
      bucketsFollowTheirFormula, rolloutEndsBeforeItsNumber, channelsAreTheirBytes,
      unequalChannelsHashApart, requestsHaveNoMinimumUnlessSaid,
    ]
  }

  /// An event's text has code, field, record and the quoted text, in printable ASCII, cut off after
  /// 256 bytes.
  private static let eventsAreOneLine = Property("eventsAreOneLine") { (trial) throws(Discard) in
    let letters = ["a", "\"", "\\", "\n", "é", "\u{7}", "~", " "]
    let count = trial.source.pick([0, 1, 2, 3, 254, 255, 256, 257, 258])
    let text = (0..<count).map { _ in trial.source.pick(letters) }.joined()
    let index: Int? = trial.source.pick([nil, 0, 3])
    let event = UpdateEvent(.fieldUnreadable, .rollout, text: text, recordIndex: index)
    let owner = index.map { " of record \($0)" } ?? ""
    let expected = "fieldUnreadable: rollout\(owner) is \"\(escaped(text))\""
    guard event.description != expected else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: event.description, expected: expected)
  }

  /// The text with everything but printable ASCII escaped, up to the scalar that reaches 256 bytes.
  private static func escaped(_ text: String) -> String {
    var shown: [String] = []
    var length = 0
    for scalar in text.unicodeScalars {
      if length >= 256 { return shown.joined() + "…" }
      let piece = scalar.escaped(asASCII: true)
      shown.append(piece)
      length += piece.utf8.count
    }
    return shown.joined()
  }

  /// The three outcomes of a text that had to be a version are the errors.
  private static let errorsAreOutcomesOfBadText = Property("errorsAreOutcomesOfBadText") {
    (trial) throws(Discard) in
    let outcome = trial.source.pick(UpdateDecision.Outcome.allCases)
    let expected = outcome.rawValue.hasSuffix("Invalid")
    guard outcome.isError != expected else { return nil }
    return Failure(
      [Failure.Input("outcome", outcome.rawValue)], observed: "\(!expected)",
      expected: "\(expected)")
  }

  /// A negative installed sequence is an event and counts as unknown.
  private static let negativeInstalledSequenceIsUnknown = Property(
    "negativeInstalledSequenceIsUnknown"
  ) {
    (trial) throws(Discard) in
    let sequence = trial.source.pick([-2, -1, 0, 1])
    let remote = trial.source.pick([0, 1, 2])
    let installed = InstalledRelease(version: "1.0.0", channel: .stable, sequence: sequence)
    let request = UpdateRequest(
      installed: installed, allowedChannels: [.stable], installIdentifier: "1",
      releases: [Release(version: "1.0.0", channel: .stable, sequence: remote)])
    let decision = request.decide()
    let isNegative = sequence < 0
    let isOffered = !isNegative && sequence < remote
    let events =
      isNegative ? [UpdateEvent(.sequenceNegative, .sequence, text: "\(sequence)")] : []
    guard decision.events != events || (decision.offer != nil) != isOffered else { return nil }
    return Failure(
      [Failure.Input("installed", "\(sequence)"), Failure.Input("remote", "\(remote)")],
      observed: "\(decision)", expected: "\(events), offered \(isOffered)")
  }

  /// Channels are equal when their names have the same bytes, and only then.
  static let channelsAreTheirBytes = Property("channelsAreTheirBytes") { (trial) throws(Discard) in
    let names = channelNames(&trial.source)
    let expected = Array(names[0].utf8) == Array(names[1].utf8)
    guard (Channel(names[0]) == Channel(names[1])) != expected else { return nil }
    return Failure(
      [Failure.Input("a", names[0]), Failure.Input("b", names[1])], observed: "\(!expected)",
      expected: "\(expected)")
  }

  /// Hashing is worth its name: 64 bits tell different channels apart.
  ///
  /// The contract of `Hashable` allows collisions; with a good hash none is ever seen here.
  static let unequalChannelsHashApart = Property("unequalChannelsHashApart") {
    (trial) throws(Discard) in
    let names = channelNames(&trial.source)
    let channels = names.map { Channel($0) }
    guard channels[0] != channels[1], channels[0].hashValue == channels[1].hashValue else {
      return nil
    }
    return Failure(
      [Failure.Input("a", names[0]), Failure.Input("b", names[1])], observed: "equal hashes",
      expected: "different hashes")
  }

  /// Two names of a few bytes, often the same to `String` and sometimes in their bytes.
  private static func channelNames(_ source: inout ChoiceSource) -> [String] {
    let letters = ["", "a", "b", "é", "e\u{301}", "ab"]
    return [0, 1].map { _ in source.pick(letters) + source.pick(letters) }
  }

  /// A request that says nothing of it has no minimum and compares no sequences across channels.
  static let requestsHaveNoMinimumUnlessSaid = Property("requestsHaveNoMinimumUnlessSaid") {
    (trial) throws(Discard) in
    let version = trial.source.pick(["1.0.0", "", "x"])
    let request = UpdateRequest(
      installed: InstalledRelease(version: version, channel: .stable), allowedChannels: [],
      installIdentifier: "", releases: [])
    guard request.minimumVersion != nil || request.comparesSequencesAcrossChannels else {
      return nil
    }
    return Failure(
      [Failure.Input("version", version)],
      observed:
        "\(request.minimumVersion ?? "none"), \(request.comparesSequencesAcrossChannels)",
      expected: "none, false")
  }
}
