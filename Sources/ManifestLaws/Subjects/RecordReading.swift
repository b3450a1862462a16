/// What a codec makes of one record.
public struct RecordReading: Equatable, Sendable {
  /// Whether the codec finds something wrong with the record.
  public let isFaulty: Bool
  /// What it says about the fields, in the order of their cases.
  private let contents: [FieldContent]

  /// Describes a record.
  ///
  /// - Parameters:
  ///   - isFaulty: whether something is wrong with it.
  ///   - content: what it says about a field.
  public init(isFaulty: Bool, _ content: (ManifestField) -> FieldContent) {
    self.isFaulty = isFaulty
    contents = ManifestField.allCases.map(content)
  }

  /// What the record says about a field.
  public subscript(field: ManifestField) -> FieldContent {
    zip(ManifestField.allCases, contents).first { $0.0 == field }?.1 ?? .absent
  }
}
