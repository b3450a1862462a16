/// What a user runs now.
public struct InstalledRelease: Hashable, Sendable {
  /// The version's text.
  public var version: String
  /// The channel that it came from; nil when that is not known.
  public var channel: Channel?
  /// Its place among the packages of its version and channel; nil when that is not known.
  public var sequence: Int?

  /// Describes the installed release.
  public init(version: String, channel: Channel? = nil, sequence: Int? = nil) {
    self.version = version
    self.channel = channel
    self.sequence = sequence
  }
}
