public import PropertyTesting

/// C3: what was written, edits included, is written again with the same bytes.
public struct WritingTwiceGivesTheSameBytes: ManifestLaw {
  /// Keeping.
  public let group = ManifestLawGroup.keeping

  /// States the law.
  public init() {}

  /// Makes one edit, and rewrites the result without one.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let edit = try trial.source.edit(of: manifest, codec.fidelity)
    let once = try codec.rewriting(manifest.source, [edit])
    let twice = codec.rewrite(once, [])
    guard twice != once else { return nil }
    return Failure(
      manifest, [edit], wrote: twice,
      expected: "the first result again: \(String(decoding: once, as: UTF8.self))")
  }
}
