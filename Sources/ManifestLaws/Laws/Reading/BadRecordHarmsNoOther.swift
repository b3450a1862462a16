public import PropertyTesting

/// C8: a record that makes no sense is reported and kept, verbatim and at its place, and its
/// neighbours read as if it were not there.
public struct BadRecordHarmsNoOther: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case stranger
    case first
    case last
    case between
  }

  /// Reading.
  public let group = ManifestLawGroup.reading
  /// What is no object, and every place.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Puts a bad record into a manifest; to refuse that is to lose the others.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    let readings = try codec.reading(manifest.source)
    let bad = trial.source.badRecord(codec.fidelity)
    let index = trial.source.number(0...manifest.records.count)
    mark(bad, at: index, of: manifest.records.count, &trial)
    var spoilt = manifest
    spoilt.records.insert(bad, at: index)
    guard let found = codec.records(in: spoilt.source) else {
      return Failure(spoilt, observed: "refused", expected: "a fault in record \(index)")
    }
    guard found.count == readings.count + 1, found[index].isFaulty else {
      return Failure(
        spoilt, observed: "\(found.count) records, no fault in record \(index)",
        expected: "\(readings.count + 1) records, a fault in record \(index)")
    }
    guard Array(found[..<index] + found[(index + 1)...]) == readings else {
      return Failure(
        spoilt, observed: "other records read otherwise",
        expected: "what they read as without record \(index)")
    }
    return verbatim(bad, at: index, spoilt, codec)
  }

  /// What is wrong when the bad record is not written as it was.
  private func verbatim(
    _ bad: RecordModel, at index: Int, _ manifest: ManifestModel, _ codec: some ManifestCodec
  ) -> Failure? {
    let written = codec.rewrite(manifest.source, [])
    let isKept =
      written.map { written in
        codec.records(in: written)?.count == manifest.records.count
          && written.contains(Array(bad.text.utf8))
      } ?? false
    guard !isKept else { return nil }
    return Failure(manifest, wrote: written, expected: "record \(index) as it was: \(bad.text)")
  }

  private func mark(
    _ bad: RecordModel, at index: Int, of count: Int, _ trial: inout Trial
  ) {
    trial.mark(Mark.stranger, if: bad.stranger != nil)
    trial.mark(Mark.first, if: index == 0)
    trial.mark(Mark.last, if: index == count)
    trial.mark(Mark.between, if: index > 0 && index < count)
  }
}

extension [UInt8] {
  /// Whether the bytes stand somewhere in these.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    indices.dropLast(part.count - 1).contains { place in
      self[place] == part.first && self[place...].starts(with: part)
    }
  }
}
