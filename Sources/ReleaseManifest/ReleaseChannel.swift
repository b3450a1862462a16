/// The channels that this version of the package knows.
///
/// The enum is closed and yet safe: a name that it does not know, which a newer tool may write, is
/// read as ``FieldReading/unrecognized(_:)`` and kept.
public enum ReleaseChannel: String, Hashable, Sendable, CaseIterable {
  /// Releases for everybody.
  case stable
  /// Releases for those who help to test.
  case beta
  /// Builds of every day.
  case nightly
}
