/// A record of a feed: a release that may be offered, as the feed gives it.
///
/// Nothing is checked here. What makes no sense is reported by the decision, which then does not
/// offer the release.
public struct Release: Hashable, Sendable {
  /// A field that is there, but that the reader of the feed could not turn into a value.
  public struct UnreadableField: Hashable, Sendable {
    /// Which field; ``UpdateEvent/Field/record`` for the record as a whole.
    public let field: UpdateEvent.Field
    /// What stands there.
    public let text: String

    /// Names an unreadable field.
    public init(_ field: UpdateEvent.Field, text: String) {
      self.field = field
      self.text = text
    }
  }

  /// The version's text; a strict version if the release is to be offered.
  public var version: String
  /// The channel on which it is published; a release without one is malformed.
  public var channel: Channel?
  /// To which share of the installs it is offered; nil for all of them.
  public var rollout: BasisPoints?
  /// Counts the packages of one version and channel, from 0; nil when that is not known.
  public var sequence: Int?
  /// Whether it was taken back: then it counts as absent, whatever its other fields say.
  public var isWithdrawn: Bool
  /// What the reader of the feed could not read; a release with such a field is malformed.
  public var unreadableFields: [UnreadableField]

  /// Describes a release.
  public init(
    version: String, channel: Channel?, rollout: BasisPoints? = nil, sequence: Int? = nil,
    isWithdrawn: Bool = false, unreadableFields: [UnreadableField] = []
  ) {
    self.version = version
    self.channel = channel
    self.rollout = rollout
    self.sequence = sequence
    self.isWithdrawn = isWithdrawn
    self.unreadableFields = unreadableFields
  }
}
