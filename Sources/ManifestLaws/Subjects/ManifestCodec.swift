/// Something that reads, edits and writes release manifests, to be held to the laws.
///
/// Bytes go in and bytes come out, so that nothing can be lost unseen between reading and writing.
public protocol ManifestCodec: Sendable {
  /// What documents the codec can keep.
  var fidelity: ManifestFidelity { get }

  /// What the codec makes of each record, in their order; nil when it refuses the document.
  func records(in source: [UInt8]) -> [RecordReading]?

  /// The document after some edits, made in this order between one reading and one writing; nil when
  /// the codec refuses the document or an edit.
  func rewrite(_ source: [UInt8], _ edits: [ManifestEdit]) -> [UInt8]?
}

/// What documents a codec can keep.
public enum ManifestFidelity: Hashable, Sendable {
  /// Every document, byte for byte.
  case bytes
  /// Only what keeps its spelling when nothing but values survives.
  ///
  /// There is no white space, keys are sorted and each stands once, numbers have at most 63 bits or
  /// are spelled as the shortest form of a double, strings have no escapes, and beside the list of
  /// releases nothing stands in the document.
  case values
}
