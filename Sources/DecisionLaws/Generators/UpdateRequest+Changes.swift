import UpdateDecisions

extension UpdateRequest {
  /// Makes the request of who has installed a release.
  mutating func install(_ release: Release) {
    installed = InstalledRelease(
      version: release.version, channel: release.channel, sequence: release.sequence)
  }
}

extension Release {
  /// Whether the rollout leaves somebody out and is for somebody.
  var isPartlyRolledOut: Bool { rollout.map { (1...9999).contains($0.count) } ?? false }
}
