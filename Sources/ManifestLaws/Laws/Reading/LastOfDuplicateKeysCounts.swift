public import PropertyTesting

/// C9: of several members with one key the last is read and edited, and all are kept; what a field
/// was set to wins over a leftover of the same name.
public struct LastOfDuplicateKeysCounts: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case respelledKey
    case edited
  }

  /// Reading.
  public let group = ManifestLawGroup.reading
  /// Values alone lose duplicate keys.
  public let needsBytes = true
  /// Keys that are equal only once escapes are resolved, and edits.
  public let labels = Label.each(of: Mark.self, atLeast: 0.2)

  /// States the law.
  public init() {}

  /// Reads and edits a record in which a field stands twice.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let field = trial.source.pick(ManifestField.allCases)
    var record = try trial.source.objectRecord(codec.fidelity)
    let isRespelled = trial.source.repeatField(field, in: &record)
    var manifest = ManifestModel()
    manifest.records = [record]
    trial.mark(Mark.respelledKey, if: isRespelled)
    let read = try codec.reading(manifest.source, recordAt: 0)[field]
    guard read == record[field] else {
      return Failure(
        manifest, observed: "\(read)",
        expected: "the last \(field): \(record[field])")
    }
    let content = trial.source.pick(FieldSamples.of(field).known).content
    let edit = ManifestEdit(recordIndex: 0, key: field.key, content: content)
    trial.mark(Mark.edited, if: content != read)
    let written = try codec.rewriting(manifest.source, [edit])
    let readAgain = try codec.reading(written, recordAt: 0)[field]
    let keyTexts = record.keyTexts(of: field)
    let counts = [manifest.source, written].map { source in
      LexicalScan(source).keys.count { keyTexts.contains($0) }
    }
    guard readAgain != content || counts[0] != counts[1] else { return nil }
    return Failure(
      manifest, [edit], wrote: written, expected: "the last \(field) set, and the same keys")
  }
}

extension RecordModel {
  /// The spellings of a field's key.
  fileprivate func keyTexts(of field: ManifestField) -> [[UInt8]] {
    members.filter { $0.field == field }.map { Array($0.keyText.utf8) }
  }
}
