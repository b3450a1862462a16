/// The fields of a record that the laws speak of.
public enum ManifestField: String, Hashable, Sendable, CaseIterable {
  /// The channel, a string that names one of `stable`, `beta` and `nightly`.
  case channel
  /// The oldest version supported, any string.
  case minimumSupported
  /// The share of installs, an integer from 0 to 10,000.
  case rollout
  /// The place in the order of publication, an integer from 0 to 2⁶⁴ − 1.
  case sequence
  /// The version, any string.
  case version
  /// Whether the release was taken back, a bool.
  case withdrawn

  /// The field's key in a record.
  public var key: String { rawValue }
}
