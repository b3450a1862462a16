public import SemVer

/// How a remote version's text stands to the installed version's: an order only if both are
/// versions.
///
/// A text that cannot be parsed is neither older nor newer than anything, and nothing stands in for
/// it.
public enum VersionComparison: Hashable, Sendable {
  /// Both are versions; the order is that of the current one to the remote one.
  case comparable(Precedence)
  /// The current text is no version, whatever the remote one is.
  case currentInvalid(SemVersionError)
  /// The current text is a version and the remote one is not.
  case remoteInvalid(SemVersionError)

  /// Compares two texts.
  ///
  /// - Complexity: O(*n*) in the bytes, at most ``SemVersion/maximumByteCount`` of each.
  public init(current: String, remote: String) {
    let currentVersion: SemVersion
    do throws(SemVersionError) {
      currentVersion = try SemVersion(parsing: current)
    } catch {
      self = .currentInvalid(error)
      return
    }
    do throws(SemVersionError) {
      self = .comparable(currentVersion.precedence(to: try SemVersion(parsing: remote)))
    } catch {
      self = .remoteInvalid(error)
    }
  }
}
