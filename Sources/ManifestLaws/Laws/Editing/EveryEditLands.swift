public import PropertyTesting

/// C5: what a key is set to is what it says when it is read again, also when it is set to what a
/// value that is not understood is displayed as.
public struct EveryEditLands: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case defaultOverUnrecognized
    case defaultOverAbsent
    case overNull
    case removal
  }

  /// Editing.
  public let group = ManifestLawGroup.editing
  /// The edits that a careless setter takes for none.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Makes one edit and reads the result.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let index = try trial.source.objectIndex(in: manifest)
    // The channel is the field that has values of the future.
    let isChannel = trial.source.chance(1, in: 3)
    let field = isChannel ? .channel : trial.source.pick(ManifestField.allCases)
    let content = trial.source.content(of: field)
    let edit = ManifestEdit(recordIndex: index, key: field.key, content: content)
    mark(edit, manifest, &trial)
    let written = try codec.rewriting(manifest.source, [edit])
    let observed = try codec.reading(written, recordAt: index)[field]
    guard observed != content else { return nil }
    return Failure(manifest, [edit], observed: "\(observed)", expected: "\(content)")
  }

  private func mark(_ edit: ManifestEdit, _ manifest: ManifestModel, _ trial: inout Trial) {
    let before = manifest.content(before: edit)
    let isDefault = edit.field.map { FieldSamples.usualDefault(of: $0) } == edit.content
    if case .unrecognized = before { trial.mark(Mark.defaultOverUnrecognized, if: isDefault) }
    trial.mark(Mark.defaultOverAbsent, if: isDefault && before == .absent)
    trial.mark(Mark.overNull, if: before == .null && edit.content != .null)
    trial.mark(Mark.removal, if: before != .absent && edit.content == .absent)
  }
}
