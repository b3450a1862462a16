/// Everything that an update decision depends on.
public struct UpdateRequest: Hashable, Sendable {
  /// What the user runs now.
  public var installed: InstalledRelease
  /// The channels from which the user takes updates; from an empty set nothing is offered.
  public var allowedChannels: Set<Channel>
  /// Tells one install from another, and stays the same for as long as it lives: it decides in which
  /// part of a rollout the install is.
  public var installIdentifier: String
  /// The records of the feed; their order does not matter.
  public var releases: [Release]
  /// The text of the lowest version that may go on without an update; nil when there is none.
  public var minimumVersion: String?
  /// Whether the sequences of different channels count the same packages, so that they may be
  /// compared.
  public var comparesSequencesAcrossChannels: Bool

  /// Asks for a decision.
  public init(
    installed: InstalledRelease, allowedChannels: Set<Channel>, installIdentifier: String,
    releases: [Release], minimumVersion: String? = nil,
    comparesSequencesAcrossChannels: Bool = false
  ) {
    self.installed = installed
    self.allowedChannels = allowedChannels
    self.installIdentifier = installIdentifier
    self.releases = releases
    self.minimumVersion = minimumVersion
    self.comparesSequencesAcrossChannels = comparesSequencesAcrossChannels
  }
}
