/// What a codec makes of one record.
///
/// The codec is asked for what a law looks at, and for nothing else: most laws look at one field of
/// one record.
public struct RecordReading: Sendable {
  private let findsFault: @Sendable () -> Bool
  private let content: @Sendable (ManifestField) -> FieldContent

  /// Describes a record.
  ///
  /// - Parameters:
  ///   - isFaulty: whether something is wrong with it.
  ///   - content: what it says about a field.
  public init(
    isFaulty: @escaping @autoclosure @Sendable () -> Bool,
    _ content: @escaping @Sendable (ManifestField) -> FieldContent
  ) {
    findsFault = isFaulty
    self.content = content
  }

  /// Whether the codec finds something wrong with the record.
  public var isFaulty: Bool { findsFault() }

  /// What the record says about a field.
  public subscript(field: ManifestField) -> FieldContent { content(field) }
}

extension RecordReading: Equatable {
  /// Whether both say the same about every field, and whether something is wrong.
  public static func == (left: Self, right: Self) -> Bool {
    left.isFaulty == right.isFaulty
      && ManifestField.allCases.allSatisfy { left[$0] == right[$0] }
  }
}
