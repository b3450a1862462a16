package import LosslessJSON
public import UpdateDecisions

/// A field of a release record that this version of the package knows: its key and its values.
public struct ReleaseField<Value: Sendable>: Sendable {
  /// The key in the record.
  public let key: String
  /// The value that a JSON value stands for; nil when it is not understood.
  package let value: @Sendable (JSONValue) -> Value?
  /// The JSON value that stands for a value.
  package let json: @Sendable (Value) -> JSONValue

  /// What the value of the key says; nil when there is no such key.
  func reading(_ json: JSONValue?) -> FieldReading<Value> {
    guard let json else { return .absent }
    guard json.kind != .null else { return .null }
    return value(json).map { .known($0) } ?? .unrecognized(json)
  }
}

extension ReleaseField where Value == String {
  /// The version of the release, required, as text that nothing here interprets.
  public static let version = text("version")

  /// The oldest version that may go on running once this release is out, as text.
  ///
  /// Of several records that are out the highest counts, whichever release is offered. A record is out
  /// when it is on a channel of the user, not withdrawn, and rolled out to somebody.
  public static let minimumSupported = text("minimumSupported")

  private static func text(_ key: String) -> ReleaseField<String> {
    ReleaseField(key: key, value: \.string, json: { JSONValue($0) })
  }
}

extension ReleaseField where Value == ReleaseChannel {
  /// The channel of the release, required, a string that need not name a known one.
  public static let channel = ReleaseField(
    key: "channel",
    value: { $0.string.flatMap { ReleaseChannel(rawValue: $0) } },
    json: { JSONValue($0.rawValue) })
}

extension ReleaseField where Value == BasisPoints {
  /// The share of installs that the release is offered to, an integer from 0 to 10,000; absent
  /// means all of them.
  public static let rollout = ReleaseField(
    key: "rollout",
    value: { $0.integer(Int.self).map { BasisPoints($0) }.flatMap { $0.isShare ? $0 : nil } },
    json: { JSONValue($0.count) })
}

extension ReleaseField where Value == Bool {
  /// Whether the release was taken back; absent means that it was not.
  public static let withdrawn = ReleaseField(
    key: "withdrawn", value: \.bool, json: { JSONValue($0) })
}

extension ReleaseField where Value == UInt64 {
  /// The place of the release in the order of publication; absent means that it is not known.
  public static let sequence = ReleaseField(
    key: "sequence", value: { $0.integer() }, json: { JSONValue($0) })
}
