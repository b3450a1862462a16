public import PropertyTesting

/// C13: a value that is not understood reads as unrecognized, as it is spelled: not as a known one,
/// and a channel of the future makes no bad record.
public struct UnknownValueReadsAsItself: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case channel
    case otherField
  }

  /// Reading.
  public let group = ManifestLawGroup.reading
  /// Channels, which are meant to grow, and the other fields.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// States the law.
  public init() {}

  /// Reads a manifest in which one value is of the future.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let isChannel = trial.source.chance(2, in: 3)
    let field = isChannel ? .channel : trial.source.pick(ManifestField.allCases)
    let sample = trial.source.pick(FieldSamples.of(field).unrecognized)
    trial.mark(Mark.channel, if: field == .channel)
    trial.mark(Mark.otherField, if: field != .channel)
    var manifest = try trial.source.manifestOfObjects(codec.fidelity)
    let index = trial.source.number(0...manifest.records.count)
    let record = trial.source.soundRecord(with: field, sample, codec.fidelity)
    manifest.records.insert(record, at: index)
    guard let records = codec.records(in: manifest.source), index < records.count else {
      return Failure(manifest, observed: "refused", expected: "record \(index) to be read")
    }
    guard records[index][field] == sample.content else {
      return Failure(
        manifest, observed: "\(field) of record \(index) is \(records[index][field])",
        expected: "\(sample.content)")
    }
    guard field == .channel, records[index].isFaulty else { return nil }
    return Failure(
      manifest, observed: "record \(index) is faulty", expected: "no fault: a channel of the future"
    )
  }
}
