package import PropertyTesting
package import UpdateDecisions

extension Failure {
  /// A failure at one request.
  init(_ request: UpdateRequest, observed: UpdateDecision, expected: String) {
    self.init(
      request.inputs(), observed: observed.summary, expected: expected, kind: observed.kind)
  }

  /// A failure at two requests, of which the second was made from the first.
  init(
    _ first: UpdateRequest, _ second: UpdateRequest, observed: (UpdateDecision, UpdateDecision),
    expected: String
  ) {
    self.init(
      first.inputs("first ") + second.inputs("second "),
      observed: "first \(observed.0.summary); second \(observed.1.summary)", expected: expected,
      kind: "\(observed.0.kind), then \(observed.1.kind)")
  }
}

extension UpdateRequest {
  /// The request, part by part, each under a name that begins like this.
  package func inputs(_ prefix: String = "") -> [Failure.Input] {
    var inputs = [
      Failure.Input(prefix + "installed", installed.summary),
      Failure.Input(prefix + "channels", channelNames.map(\.quoted).joined(separator: " ")),
      Failure.Input(prefix + "install", installIdentifier.quoted),
    ]
    if let minimumVersion {
      inputs.append(Failure.Input(prefix + "minimum", minimumVersion.quoted))
    }
    if comparesSequencesAcrossChannels {
      inputs.append(Failure.Input(prefix + "sequences", "comparable across channels"))
    }
    for (index, release) in releases.enumerated() {
      inputs.append(Failure.Input(prefix + "record \(index)", release.summary))
    }
    return inputs
  }

  /// The names of the allowed channels, in the order of their bytes.
  var channelNames: [String] {
    allowedChannels.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension UpdateDecision {
  /// What decisions that were made for the same reason have in common.
  fileprivate var kind: String {
    outcome.rawValue + (offer == nil ? " without an offer" : " with an offer")
  }

  /// The decision in one line.
  var summary: String {
    var parts = [outcome.rawValue]
    if let outcomeWithoutMinimum { parts.append("(otherwise \(outcomeWithoutMinimum.rawValue))") }
    if let offer { parts.append("offers record \(offer.recordIndex): \(offer.release.summary)") }
    if !events.isEmpty {
      parts.append("events [" + events.map(\.description).joined(separator: "; ") + "]")
    }
    return parts.joined(separator: " ")
  }
}

extension InstalledRelease {
  fileprivate var summary: String {
    [version.quoted, channel?.name.quoted ?? "no channel", sequence.map { "sequence \($0)" }]
      .compactMap(\.self).joined(separator: " ")
  }
}

extension Release {
  var summary: String {
    let parts = [
      version.quoted, channel?.name.quoted ?? "no channel",
      rollout.map { "rollout \($0.count)" }, sequence.map { "sequence \($0)" },
      isWithdrawn ? "withdrawn" : nil,
    ]
    return (parts.compactMap(\.self) + unreadableFields.map { "unreadable \($0.field.rawValue)" })
      .joined(separator: " ")
  }
}

extension String {
  fileprivate var quoted: String { debugDescription }
}
