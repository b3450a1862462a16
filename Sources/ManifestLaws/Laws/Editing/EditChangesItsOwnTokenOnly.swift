public import PropertyTesting

/// C6: an edit replaces the bytes of one value, or adds or takes away one member with its comma, and
/// leaves every other byte as it was.
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
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Makes one edit and compares with what the case was made of.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let edit = try trial.source.edit(of: manifest, codec.fidelity)
    let record = manifest.records[edit.recordIndex]
    trial.mark(Mark.spacedRecord, if: record.text.contains { $0.isWhitespace })
    let written = try codec.rewriting(manifest.source, [edit])
    let isAddition = manifest.content(before: edit) == .absent
    let isRemoval = edit.content == .absent
    trial.mark(Mark.addition, if: isAddition && !isRemoval)
    trial.mark(Mark.removal, if: isRemoval && !isAddition)
    guard isAddition == isRemoval else {
      let (shorter, longer) = isAddition ? (manifest.source, written) : (written, manifest.source)
      guard !shorter.isPart(ofEnds: longer), !record.repeats(edit.key) else { return nil }
      return Failure(
        manifest, [edit], wrote: written,
        expected: "the same bytes but for one member that is \(isAddition ? "added" : "removed")")
    }
    trial.mark(Mark.replacement, if: manifest.content(before: edit) != edit.content)
    var edited = manifest
    guard edited.replace(edit), edited.source != written else { return nil }
    return Failure(manifest, [edit], wrote: written, expected: edited.text)
  }
}

extension RecordModel {
  /// Whether a key stands more than once: then its removal takes away more than one piece.
  fileprivate func repeats(_ key: String) -> Bool {
    members.count { $0.key.utf8.elementsEqual(key.utf8) } > 1
  }
}

extension [UInt8] {
  /// Whether this is a longer text with one piece taken out.
  fileprivate func isPart(ofEnds longer: [UInt8]) -> Bool {
    guard count <= longer.count else { return false }
    let prefix = zip(self, longer).prefix { $0 == $1 }.count
    let suffix = zip(reversed(), longer.reversed()).prefix { $0 == $1 }.count
    return prefix + suffix >= count
  }
}
