public import LosslessJSON

/// What a record says about one field.
///
/// Absent, null and a value, be it the default one, are three different things, and stay so when
/// the record is written.
public enum FieldReading<Value> {
  /// The record has no such key.
  case absent
  /// The value is the literal `null`.
  case null
  /// The value is understood.
  case known(Value)
  /// The value is not understood: perhaps a newer tool wrote it. It is kept as it stands.
  case unrecognized(JSONValue)
}

extension FieldReading: Equatable where Value: Equatable {}
extension FieldReading: Hashable where Value: Hashable {}
extension FieldReading: Sendable where Value: Sendable {}

extension FieldReading {
  /// The value if it is understood.
  public var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }
}
