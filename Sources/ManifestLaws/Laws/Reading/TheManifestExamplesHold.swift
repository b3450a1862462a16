public import PropertyTesting

/// C14: a record of the future comes back; a deliberate edit wins and the rest of the record survives
/// it; a record of known fields is that of the golden file.
public struct TheManifestExamplesHold: ManifestLaw {
  private static let future =
    #"{"releases":[{"channel":"long-term","future":{"a":[1,null]},"rollout":{"stages":[1]},"#
    + #""version":"2.0.0"}]}"#
  private static let edited =
    #"{"releases":[{"channel":"stable","future":{"a":[1,null]},"rollout":{"stages":[1]},"#
    + #""version":"2.0.0"}]}"#
  private static let known =
    #"{"releases":[{"channel":"beta","minimumSupported":"0.9.0","rollout":500,"sequence":2,"#
    + #""version":"1.1.0-beta.1+build.7","withdrawn":false}]}"#
  private static let edit = ManifestEdit(
    recordIndex: 0, key: "channel", content: .known(#""stable""#))
  private static let examples: [(source: String, edits: [ManifestEdit], result: String)] = [
    (future, [], future), (future, [edit], edited), (known, [], known),
  ]

  /// Keeping.
  public let group = ManifestLawGroup.keeping
  /// Examples say little about which mistake it is.
  public let mustBeSoleKiller = false
  /// All of them.
  public let scope = Property.Scope.exhaustive(limit: 3)

  /// States the law.
  public init() {}

  /// Rewrites one of the examples.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let example = trial.source.pick(Self.examples)
    let written = codec.rewrite(Array(example.source.utf8), example.edits)
    guard written != Array(example.result.utf8) else { return nil }
    let inputs =
      [Failure.Input("manifest", example.source)]
      + example.edits.map { Failure.Input("edit", $0.description) }
    return Failure(
      inputs, observed: written.map { String(decoding: $0, as: UTF8.self) } ?? "refused",
      expected: example.result)
  }
}
