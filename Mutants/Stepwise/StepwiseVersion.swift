/// A version cut into its parts.
package struct StepwiseVersion: Hashable, Sendable {
  /// The input.
  var text: String
  /// Major, minor and patch, as digits.
  var core: [String]
  /// The identifiers of the pre-release; empty for a release.
  var prerelease: [String]
  /// The identifiers of the build metadata; empty when there is none.
  var build: [String]
}
