/// An edit of one key of one record.
public struct ManifestEdit: Sendable {
  /// The place of the record in the list, counted from 0.
  public let recordIndex: Int
  /// The key, be it that of a field or another.
  public let key: String
  /// What the record shall say about the key from now on; absent removes it.
  ///
  /// For a key that is no field's, any value counts as unrecognized.
  public let content: FieldContent

  /// Describes an edit.
  public init(recordIndex: Int, key: String, content: FieldContent) {
    self.recordIndex = recordIndex
    self.key = key
    self.content = content
  }

  /// The field whose key this is, if it is one's.
  public var field: ManifestField? { ManifestField(rawValue: key) }
}

extension ManifestEdit: CustomStringConvertible {
  /// The edit in words.
  public var description: String { "record \(recordIndex), \(key.debugDescription): \(content)" }
}
