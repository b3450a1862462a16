import ReleaseManifest

/// Takes a release back, whatever else its record says.
func withdraw(_ version: String, in source: [UInt8]) throws -> [UInt8] {
  var manifest = try ManifestDocument(parsing: source)
  for index in manifest.releases.indices
  where manifest.releases[index].version == .known(version) {
    try manifest.set(.withdrawn, to: .known(true), ofReleaseAt: index)
  }
  return manifest.source
}

/// Whether a tool that knows three channels may offer a release: what it does not know it leaves to
/// tools that do.
func isForTesters(_ release: ReleaseRecord) -> Bool {
  switch release.channel {
  case .known(.beta), .known(.nightly): true
  case .known(.stable), .absent, .null, .unrecognized: false
  }
}
