/// A version cut into its parts.
///
/// One reference, since laws copy versions more often than they make any.
package final class StepwiseVersion: Sendable {
  /// The input.
  let text: String
  /// Major, minor and patch, as digits.
  let core: [String]
  /// The identifiers of the pre-release; empty for a release.
  let prerelease: [String]
  /// The identifiers of the build metadata; empty when there is none.
  let build: [String]

  init(text: String, core: [String], prerelease: [String], build: [String]) {
    self.text = text
    self.core = core
    self.prerelease = prerelease
    self.build = build
  }

  /// The same parts as those of another input.
  func read(from text: String) -> StepwiseVersion {
    StepwiseVersion(text: text, core: core, prerelease: prerelease, build: build)
  }
}
