import LosslessJSON
import ReleaseManifest
import SemVer
import UpdateDecisions

extension UpdateRequest {
  /// The lowest version that may go on without an update, as records of a manifest have it: the
  /// highest of what those say that are out; nil when none says anything.
  ///
  /// A text that is no version goes before all others, so that the decision can name it.
  ///
  /// - Complexity: O(*n* log *n*) in the records.
  func minimumVersion(of records: [ReleaseRecord]) -> String? {
    let texts = records.filter { isOut(Release($0)) }.compactMap(\.minimumText)
    let versions = texts.compactMap { SemVersion($0) }
    let faults = texts.filter { SemVersion($0) == nil }
    return faults.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? versions.max()?.description
  }

  /// Whether a release counts for this request, be it for some installs only: it is on an allowed
  /// channel, not withdrawn, not rolled out to nobody, and nothing is wrong with it.
  private func isOut(_ release: Release) -> Bool {
    guard let channel = release.channel, allowedChannels.contains(channel) else { return false }
    guard !release.isWithdrawn, release.rollout != .nobody else { return false }
    let alone = UpdateRequest(
      installed: InstalledRelease(version: release.version, channel: channel),
      allowedChannels: allowedChannels, installIdentifier: installIdentifier, releases: [release])
    return alone.decide().events.isEmpty
  }
}

extension ReleaseRecord {
  /// The text of the oldest version supported, or of what stands in its place.
  fileprivate var minimumText: String? {
    switch minimumSupported {
    case .known(let text): text
    case .unrecognized(let json): json.description
    case .absent, .null: nil
    }
  }
}
