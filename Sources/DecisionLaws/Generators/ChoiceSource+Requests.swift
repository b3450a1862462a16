package import PropertyTesting
package import UpdateDecisions

extension ChoiceSource {
  /// Kinds of spans, so that the shrinker exchanges like with like.
  private enum Span {
    static let release = 1
  }

  /// The channels of a request, of which each makes a set of its own: a set that were made once would
  /// keep the hashes that some mutant gave it.
  private static let channelLists: [[Channel]] = [
    ["stable"], ["stable", "beta"], ["beta"], ["beta", "Stable", "nightly"], [],
  ]

  /// Any request: small, so that its parts collide.
  package mutating func request() -> UpdateRequest {
    var request = soundRequest()
    if chance(1, in: 16) { request.installed.version = invalidVersionText() }
    if chance(1, in: 2) { request.minimumVersion = versionText() }
    if chance(1, in: 16) { request.minimumVersion = invalidVersionText() }
    return request
  }

  /// A request of which the installed version is valid and which has no minimum.
  mutating func soundRequest() -> UpdateRequest {
    requestForRecords { $0.releases() }
  }

  /// A sound request with well-formed records only, rolled out to everybody; some are withdrawn.
  mutating func plainRequest() -> UpdateRequest {
    requestForRecords { source in
      var releases = source.releases()
      releases.removeAll { !$0.isSound }
      for index in releases.indices { releases[index].rollout = nil }
      return releases
    }
  }

  private mutating func requestForRecords(
    _ releases: (inout ChoiceSource) -> [Release]
  ) -> UpdateRequest {
    let allowedChannels = Set(Self.channelLists[index(weighted: Weights(6, 6, 3, 2, 1))])
    var installed = InstalledRelease(version: versionText())
    switch index(weighted: Weights(4, 3, 1)) {
    case 0: installed.channel = allowedChannels.min { $0.name < $1.name }
    case 1: installed.channel = channel()
    default: installed.channel = nil
    }
    installed.sequence = sequence()
    return UpdateRequest(
      installed: installed, allowedChannels: allowedChannels, installIdentifier: install(),
      releases: releases(&self), comparesSequencesAcrossChannels: chance(1, in: 4))
  }

  /// The identifier of an install: any, or one that is the first or the last for some version.
  mutating func install() -> String {
    guard chance(1, in: 2) else { return String(number(0...999)) }
    let version = pick(WorldVersion.all)
    return chance(1, in: 2) ? version.firstInstall : version.lastInstall
  }

  /// Up to six records.
  private mutating func releases() -> [Release] {
    var releases: [Release] = []
    while releases.count < 6 {
      beginSpan(Span.release)
      defer { endSpan() }
      guard chance(3, in: 4) else { break }
      releases.append(release())
    }
    return releases
  }

  /// One of the channels that a request allows.
  ///
  /// - Throws: ``Discard/precondition`` when it allows none.
  mutating func allowedChannel(of request: UpdateRequest) throws(Discard) -> Channel {
    let names = request.channelNames
    guard !names.isEmpty else { throw .precondition }
    return Channel(pick(names))
  }

  /// The release above all others, well-formed and for everybody, on a channel that is allowed.
  mutating func highestRelease(for request: UpdateRequest) throws(Discard) -> Release {
    Release(
      version: WorldVersion.highest.text, channel: try allowedChannel(of: request),
      sequence: sequence())
  }

  /// Another package of a version, on the channel of the installed release and with a sequence that
  /// is later than its own, which is made to be known.
  ///
  /// - Throws: ``Discard/precondition`` when that channel is not allowed.
  mutating func repackaged(
    _ version: String, for request: inout UpdateRequest
  ) throws(Discard) -> Release {
    guard let channel = request.installed.channel, request.allowedChannels.contains(channel) else {
      throw .precondition
    }
    request.installed.sequence = number(0...1)
    return Release(version: version, channel: channel, sequence: 2)
  }

  /// A sound request without the highest version, which is then an update for it.
  mutating func requestBelowHighest() -> UpdateRequest {
    var request = soundRequest()
    request.releases.removeAll { $0.version.hasPrefix(WorldVersion.highest.text) }
    if request.installed.version.hasPrefix(WorldVersion.highest.text) {
      request.installed.version = WorldVersion.all[0].text
    }
    return request
  }

  /// Puts a record anywhere among the others.
  ///
  /// - Returns: the place of the record.
  @discardableResult
  mutating func insert(_ release: Release, into request: inout UpdateRequest) -> Int {
    let index = number(0...request.releases.count)
    request.releases.insert(release, at: index)
    return index
  }
}

extension Release {
  /// Whether nothing is wrong with the record.
  fileprivate var isSound: Bool {
    DecisionOracle().faults(of: self, at: 0).isEmpty
  }
}
