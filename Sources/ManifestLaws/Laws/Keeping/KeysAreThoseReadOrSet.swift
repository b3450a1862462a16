public import PropertyTesting

/// C11: the keys that are written are those that were read, the one that was set, and not the one that
/// was removed; none is renamed.
public struct KeysAreThoseReadOrSet: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case addition
    case removal
    case minimumSupported
  }

  /// Keeping.
  public let group = ManifestLawGroup.keeping
  /// Every change of keys, and a name that is often spelled otherwise.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Makes one edit and compares the keys.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let edit = try trial.source.edit(of: manifest, codec.fidelity)
    let isNew = manifest.content(before: edit) == .absent && edit.content != .absent
    let isGone = manifest.content(before: edit) != .absent && edit.content == .absent
    trial.mark(Mark.addition, if: isNew)
    trial.mark(Mark.removal, if: isGone)
    trial.mark(
      Mark.minimumSupported, if: manifest.records.contains { $0[.minimumSupported] != .absent })
    let written = try codec.rewriting(manifest.source, [edit])
    var expected = manifest
    expected.apply(edit)
    let keys = [expected.source, written].map { LexicalScan($0).keys }
    guard keys[0] != keys[1] else { return nil }
    return Failure(
      manifest, [edit], observed: "keys " + LexicalScan.line(keys[1]),
      expected: "keys " + LexicalScan.line(keys[0]))
  }
}
