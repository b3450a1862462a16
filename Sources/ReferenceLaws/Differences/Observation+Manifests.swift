import MutantChecking
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
}
