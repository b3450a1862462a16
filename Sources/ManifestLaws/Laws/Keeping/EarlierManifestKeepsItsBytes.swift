public import PropertyTesting

/// C2: a manifest of known fields and values, as a released writer wrote it, comes back byte for
/// byte.
public struct EarlierManifestKeepsItsBytes: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case severalFields
    case slash
  }

  /// Keeping.
  public let group = ManifestLawGroup.keeping
  /// Keys that have an order, and what some writers escape.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Rewrites a manifest in the style of the first release of the tool.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = trial.source.earlierManifest(codec.fidelity)
    trial.mark(Mark.severalFields, if: manifest.records.contains { $0.members.count > 3 })
    trial.mark(Mark.slash, if: manifest.text.utf8.contains(UInt8(ascii: "/")))
    let written = try codec.rewriting(manifest.source)
    guard written != manifest.source else { return nil }
    return Failure(manifest, wrote: written, expected: "the same bytes")
  }
}
