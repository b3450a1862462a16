public import LosslessJSON

extension ManifestDocument {
  /// Sets a field of a record, see ``ReleaseRecord/setting(_:to:)``.
  ///
  /// - Parameters:
  ///   - field: the field, such as ``ReleaseField/rollout``.
  ///   - reading: what the field shall read as from now on.
  ///   - index: the place of the record in ``releases``.
  /// - Throws: ``ManifestError`` when the schema or the record cannot be edited, or when the value
  ///   nests too deeply; the document is as before then.
  /// - Complexity: O(*n*) in the bytes of the record.
  public mutating func set<Value>(
    _ field: ReleaseField<Value>, to reading: FieldReading<Value>, ofReleaseAt index: Int
  ) throws(ManifestError) {
    try requireEditable()
    replaceRelease(at: index, by: try releases[index].setting(field, to: reading))
  }

  /// Sets any key of a record, see ``ReleaseRecord/setting(key:to:)``.
  ///
  /// - Parameters:
  ///   - key: the key, whether this version of the package knows it or not.
  ///   - value: the value; nil removes the key.
  ///   - index: the place of the record in ``releases``.
  /// - Throws: ``ManifestError`` when the schema or the record cannot be edited, or when the value
  ///   nests too deeply; the document is as before then.
  /// - Complexity: O(*n*) in the bytes of the record.
  public mutating func set(
    key: String, to value: JSONValue?, ofReleaseAt index: Int
  ) throws(ManifestError) {
    try requireEditable()
    replaceRelease(at: index, by: try releases[index].setting(key: key, to: value))
  }

  private func requireEditable() throws(ManifestError) {
    guard let json = self["schema"] else { return }
    guard let number = schema.value, (...Self.newestSchema).contains(number) else {
      throw .schemaNotEditable(json)
    }
  }
}
