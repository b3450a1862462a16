public import PropertyTesting

/// C4: setting a field to what it reads as changes no byte, also when it reads as unrecognized or is
/// spelled in an unusual way.
public struct SettingAFieldToItselfChangesNothing: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case respelled
    case unrecognized
    case null
    case absent
  }

  /// Editing.
  public let group = ManifestLawGroup.editing
  /// What a setter that writes its own spelling changes.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Reads one field and sets it to that.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let index = try trial.source.objectIndex(in: manifest)
    let field = trial.source.pick(ManifestField.allCases)
    let content = try codec.reading(manifest.source, recordAt: index)[field]
    mark(content, of: field, in: manifest.records[index], &trial)
    let edit = ManifestEdit(recordIndex: index, key: field.key, content: content)
    let written = try codec.rewriting(manifest.source, [edit])
    let unedited = try codec.rewriting(manifest.source)
    guard written != unedited else { return nil }
    return Failure(
      manifest, [edit], wrote: written,
      expected: "the same as without the edit: \(String(decoding: unedited, as: UTF8.self))")
  }

  private func mark(
    _ content: FieldContent, of field: ManifestField, in record: RecordModel, _ trial: inout Trial
  ) {
    switch content {
    case .absent: trial.mark(Mark.absent)
    case .null: trial.mark(Mark.null)
    case .unrecognized: trial.mark(Mark.unrecognized)
    case .known(let text):
      let place = record.place(of: field.key)
      trial.mark(Mark.respelled, if: place.map { record.members[$0].valueText } != text)
    }
  }
}
