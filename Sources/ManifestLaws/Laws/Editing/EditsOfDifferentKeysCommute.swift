public import PropertyTesting

/// C7: a tool sets a field, a newer tool sets a key that the first does not know: both edits are in
/// the result, and their order leaves no trace, nor does a writing between them.
public struct EditsOfDifferentKeysCommute: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case sameRecord
    case bothNew
  }

  /// Editing.
  public let group = ManifestLawGroup.editing
  /// What meets in one place.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Makes two edits in one session, and in the other order over two.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let (old, new) = try trial.source.independentEdits(of: manifest, codec.fidelity)
    trial.mark(Mark.sameRecord, if: old.recordIndex == new.recordIndex)
    trial.mark(
      Mark.bothNew, if: [old, new].allSatisfy { manifest.content(before: $0) == .absent })
    let together = try codec.rewriting(manifest.source, [old, new])
    let apart = try codec.rewriting(codec.rewriting(manifest.source, [new]), [old])
    guard together != apart else { return nil }
    return Failure(
      manifest, [old, new], wrote: together,
      expected: "the same as over two sessions, the other edit first: "
        + String(decoding: apart, as: UTF8.self))
  }
}
