import PropertyTesting
import ReleaseManifest
import UpdateDecisions

extension Observation {
  /// What is found in a manifest.
  static func checking(_ manifest: String) -> Observation {
    Observation(
      inputs: { [Failure.Input("manifest", manifest)] },
      say: {
        ManifestPromises.findings(in: manifest, afterAnEditOf: nil).joined(separator: "; ")
      })
  }

  /// What becomes of a manifest when the first release gets a rollout.
  static func editing(_ manifest: String, rollout: Int) -> Observation {
    Observation(
      inputs: {
        [Failure.Input("manifest", manifest), Failure.Input("rollout", "\(rollout)")]
      },
      say: {
        ManifestPromises.outcome(of: manifest) { (document) throws(ManifestError) in
          guard !document.releases.isEmpty else { return }
          try document.set(.rollout, to: .known(BasisPoints(rollout)), ofReleaseAt: 0)
        }
      })
  }

  /// Any of these, of a random input.
  static func manifests(_ source: inout ChoiceSource) -> Observation {
    let manifest = source.manifestSketch().text
    guard source.chance(1, in: 3) else { return .checking(manifest) }
    return .editing(manifest, rollout: source.pick([0, 1, 10_000, 10_001]))
  }
}
