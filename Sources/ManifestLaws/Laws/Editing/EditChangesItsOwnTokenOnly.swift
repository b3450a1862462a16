public import PropertyTesting

/// C6: an edit replaces the bytes of one value, or adds or takes away one member with its comma, and
/// leaves every other byte as it is without the edit.
public struct EditChangesItsOwnTokenOnly: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case replacement
    case addition
    case removal
    case spacedRecord
  }

  /// Editing.
  public let group = ManifestLawGroup.editing
  /// Every kind of edit, and records in which there is something to be lost.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Makes one edit that changes something, and compares with what is written without it.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let edit = try trial.source.edit(of: manifest, codec.fidelity)
    let record = manifest.records[edit.recordIndex]
    let old = manifest.content(before: edit)
    guard old != edit.content else { throw .precondition }
    trial.mark(Mark.spacedRecord, if: record.members.contains { !$0.space.before.isEmpty })
    trial.mark(Mark.addition, if: old == .absent)
    trial.mark(Mark.removal, if: edit.content == .absent)
    trial.mark(Mark.replacement, if: old != .absent && edit.content != .absent)
    let unedited = try codec.rewriting(manifest.source)
    let written = try codec.rewriting(manifest.source, [edit])
    let kept = written.countOfBytesAtEnds(alike: unedited)
    let place = record.place(of: edit.key)
    let token = place.map { record.members[$0].valueText.utf8.count } ?? 0
    // A removal takes its comma and space along, and every member with the key.
    let isKept =
      edit.content == .absent
      ? kept >= written.count || record.repeats(edit.key) : kept >= unedited.count - token
    guard !isKept else { return nil }
    return Failure(
      manifest, [edit], wrote: written,
      expected: "one change in \(String(decoding: unedited, as: UTF8.self))")
  }
}

extension RecordModel {
  /// Whether a key stands more than once: then its removal takes away more than one piece.
  fileprivate func repeats(_ key: String) -> Bool {
    members.count { $0.key.utf8.elementsEqual(key.utf8) } > 1
  }
}

extension [UInt8] {
  /// How many bytes two texts have in common at their beginnings and at their ends.
  fileprivate func countOfBytesAtEnds(alike other: [UInt8]) -> Int {
    let prefix = zip(self, other).prefix { $0 == $1 }.count
    return prefix + zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
  }
}
