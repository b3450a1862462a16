public import LosslessJSON
public import UpdateDecisions

/// One release of a manifest, as a view over the JSON value that stands for it.
///
/// The value is what is stored; fields are computed from it, so what is not understood, unknown
/// keys at any depth among them, cannot get lost. The value need not even be an object; then every
/// field is absent, and ``faults`` says so.
///
/// Two records are equal when they are spelled with the same bytes.
public struct ReleaseRecord: Hashable, Sendable {
  /// The value that stands for the release.
  public let value: JSONValue

  /// The release that a value stands for.
  public init(_ value: JSONValue) {
    self.value = value
  }

  /// What the record says about a field; of duplicate keys the last one counts.
  ///
  /// - Complexity: O(*n*) in the members of the record.
  public subscript<Value>(field: ReleaseField<Value>) -> FieldReading<Value> {
    field.reading(value[field.key])
  }

  /// The version as text, see ``ReleaseField/version``.
  public var version: FieldReading<String> { self[.version] }
  /// The channel, see ``ReleaseField/channel``.
  public var channel: FieldReading<ReleaseChannel> { self[.channel] }
  /// The share of installs, see ``ReleaseField/rollout``.
  public var rollout: FieldReading<BasisPoints> { self[.rollout] }
  /// Whether the release was taken back, see ``ReleaseField/withdrawn``.
  public var withdrawn: FieldReading<Bool> { self[.withdrawn] }
  /// The place in the order of publication, see ``ReleaseField/sequence``.
  public var sequence: FieldReading<UInt64> { self[.sequence] }
  /// The oldest version supported as text, see ``ReleaseField/minimumSupported``.
  public var minimumSupported: FieldReading<String> { self[.minimumSupported] }
}
