public import PropertyTesting

/// C12: a field that is absent, one that is null and one with the usual default are three different
/// things, and stay so when the record is edited elsewhere and written.
public struct AbsentNullAndDefaultStayApart: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case absent
    case null
    case usualDefault
  }

  private static let optionalFields: [ManifestField] = [
    .minimumSupported, .rollout, .sequence, .withdrawn,
  ]

  /// Reading.
  public let group = ManifestLawGroup.reading
  /// All three.
  public let labels = Label.each(of: Mark.self, atLeast: 0.2)

  /// States the law.
  public init() {}

  /// Reads a field before and after an edit of another.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let mark = trial.source.pick(Mark.allCases)
    trial.mark(mark)
    let field = trial.source.pick(Self.optionalFields)
    let content: FieldContent =
      switch mark {
      case .absent: .absent
      case .null: .null
      case .usualDefault: FieldSamples.usualDefault(of: field)
      }
    var manifest = try trial.source.manifestOfObjects(codec.fidelity)
    let index = trial.source.number(0...manifest.records.count)
    manifest.records.insert(
      trial.source.soundRecord(with: field, content, codec.fidelity), at: index)
    let edit = ManifestEdit(recordIndex: index, key: "version", content: .known(#""9.0.0""#))
    let written = try codec.rewriting(manifest.source, [edit])
    for source in [manifest.source, written] {
      let read = try codec.reading(source, recordAt: index)[field]
      guard read != content else { continue }
      return Failure(
        manifest, [edit], observed: "\(field) is \(read)", expected: "\(content), before and after")
    }
    return nil
  }
}
