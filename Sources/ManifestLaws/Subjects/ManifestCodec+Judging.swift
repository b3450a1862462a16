import PropertyTesting

/// Laws are discarded by what the codec refuses, unless they are about refusing.
extension ManifestCodec {
  /// The document after some edits.
  func rewriting(
    _ source: [UInt8], _ edits: [ManifestEdit] = []
  ) throws(Discard) -> [UInt8] {
    guard let written = rewrite(source, edits) else { throw .refused }
    return written
  }

  /// What the records say.
  func reading(_ source: [UInt8]) throws(Discard) -> [RecordReading] {
    guard let records = records(in: source) else { throw .refused }
    return records
  }

  /// What one record says; discarded when it is gone.
  func reading(_ source: [UInt8], recordAt index: Int) throws(Discard) -> RecordReading {
    let records = try reading(source)
    guard records.indices.contains(index) else { throw .refused }
    return records[index]
  }
}
