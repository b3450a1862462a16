import SemVer

/// The installed release with its version parsed, and the minimum that it is held to.
struct Installation {
  let version: SemVersion
  private let channel: Channel?
  /// Nil when it is not known; a negative one is not.
  private let sequence: Int?
  private let comparesSequencesAcrossChannels: Bool

  /// Takes what a request says of the installed release; nil when its version is none.
  init?(_ request: UpdateRequest) {
    guard let version = SemVersion(request.installed.version) else { return nil }
    self.version = version
    channel = request.installed.channel
    sequence = request.installed.sequence.flatMap { $0 < 0 ? nil : $0 }
    comparesSequencesAcrossChannels = request.comparesSequencesAcrossChannels
  }

  /// Whether a release is newer: by precedence, or by sequence where precedence ties and both
  /// sequences are known and comparable.
  func isOlder(than candidate: Candidate) -> Bool {
    switch version.precedence(to: candidate.version) {
    case .less: return true
    case .greater: return false
    case .equal: break
    }
    guard let sequence, let remoteSequence = candidate.sequence else { return false }
    let isComparable = comparesSequencesAcrossChannels || channel == candidate.channel
    return isComparable && sequence < remoteSequence
  }
}
