/// What a codec makes of one record.
public struct RecordReading: Hashable, Sendable {
  /// What it says about each field.
  public let contents: [ManifestField: FieldContent]
  /// Whether the codec finds something wrong with the record.
  public let isFaulty: Bool

  /// Describes a record.
  ///
  /// - Parameters:
  ///   - isFaulty: whether something is wrong with it.
  ///   - content: what it says about a field.
  public init(isFaulty: Bool, _ content: (ManifestField) -> FieldContent) {
    self.isFaulty = isFaulty
    contents = Dictionary(
      uniqueKeysWithValues: ManifestField.allCases.map { ($0, content($0)) })
  }

  /// What the record says about a field.
  public subscript(field: ManifestField) -> FieldContent { contents[field] ?? .absent }
}
