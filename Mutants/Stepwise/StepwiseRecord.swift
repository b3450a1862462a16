import SemVer
import UpdateDecisions

/// A record of a feed with its version parsed.
package struct StepwiseRecord: Sendable {
  /// Its place in the feed.
  let index: Int
  let release: Release
  let version: SemVersion
}

/// A request, with what was read of it.
package struct StepwiseCase: Sendable {
  let request: UpdateRequest
  /// The installed version.
  let current: SemVersion
  /// The minimum version; nil when there is none, or when its text is no version.
  let minimum: SemVersion?
}
