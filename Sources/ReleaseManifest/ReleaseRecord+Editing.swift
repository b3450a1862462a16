public import LosslessJSON

extension ReleaseRecord {
  /// This record with a field set, and every other byte kept.
  ///
  /// Setting what the field reads as changes nothing, whatever its spelling; that holds for absent,
  /// null and values that are not understood as well. Setting it to absent removes the key.
  ///
  /// - Parameters:
  ///   - field: the field, such as ``ReleaseField/rollout``.
  ///   - reading: what the field shall read as from now on.
  /// - Returns: the record with the edit; this one itself where nothing had to change.
  /// - Throws: ``ManifestError`` when the record is no object, when the value nests too deeply, or
  ///   when it is one that would not be understood, such as a rollout of more than everybody.
  /// - Complexity: O(*n*) in the bytes of the record.
  public func setting<Value>(
    _ field: ReleaseField<Value>, to reading: FieldReading<Value>
  ) throws(ManifestError) -> ReleaseRecord {
    switch reading {
    case .absent: return try setting(key: field.key, to: nil)
    case .null: return try setting(key: field.key, to: .null)
    case .known(let value):
      guard field.value(field.json(value)) != nil else {
        throw .valueOutOfRange(field.json(value), key: field.key)
      }
      return try setting(key: field.key, to: spelling(of: value, field))
    case .unrecognized(let json): return try setting(key: field.key, to: json)
    }
  }

  /// This record with any key set, whether this version of the package knows it or not.
  ///
  /// - Parameters:
  ///   - key: the key, see ``JSONValue/setting(_:to:)`` for where a new one goes.
  ///   - value: the value; nil removes the key.
  /// - Returns: the record with the edit; this one itself where nothing had to change.
  /// - Throws: ``ManifestError`` when the record is no object, or when the value nests too deeply.
  /// - Complexity: O(*n*) in the bytes of the record.
  public func setting(
    key: String, to value: JSONValue?
  ) throws(ManifestError) -> ReleaseRecord {
    guard self.value.kind == .object else { throw .recordNotAnObject(self.value.kind) }
    // The document, the list and the record lie around the value.
    if let value, value.depth + 3 > JSONDocument.maximumDepth { throw .valueTooDeep }
    do throws(JSONError) {
      guard let value else { return ReleaseRecord(try self.value.removing(key)) }
      return ReleaseRecord(try self.value.setting(key, to: value))
    } catch {
      throw .syntax(error)
    }
  }

  /// How a value is spelled: as the record has it, if that reads as the same, such as `-0` for 0.
  ///
  /// Values are the same when they are spelled alike; Swift's `==` would take canonically
  /// equivalent texts for the same.
  private func spelling<Value>(of value: Value, _ field: ReleaseField<Value>) -> JSONValue {
    let json = field.json(value)
    guard let current = self[field].value, field.json(current) == json else { return json }
    return self.value[field.key] ?? json
  }
}
