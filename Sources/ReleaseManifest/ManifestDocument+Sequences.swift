import LosslessJSON

extension ManifestDocument {
  /// Records of one version and channel, which only their sequences tell apart.
  private struct Package: Hashable {
    /// The version's text up to its build metadata, which takes no part in precedence (SemVer, clause
    /// 10); as bytes, since canonically equivalent texts are different.
    let version: [UInt8]
    let channel: [UInt8]

    /// Nil for a record that is withdrawn, which counts as absent, and one that cannot be offered.
    init?(_ record: ReleaseRecord) {
      guard let version = record.version.value, record.withdrawn.value != true,
        let channel = record.value[ReleaseField.channel.key]?.string
      else { return nil }
      self.version = Array(version.utf8.prefix { $0 != UInt8(ascii: "+") })
      self.channel = Array(channel.utf8)
    }
  }

  /// Breaches of the order of publication: nothing in the manifest says which release is the newer.
  ///
  /// Within one version and channel no two records may have the same sequence, or none, and down the
  /// list the sequences have to rise all the way, or to fall.
  func sequenceFaults(of records: [ReleaseRecord]) -> [(index: Int, fault: RecordFault)] {
    var indexes: [Package: [Int]] = [:]
    for index in records.indices {
      guard let package = Package(records[index]) else { continue }
      indexes[package, default: []].append(index)
    }
    return indexes.values.flatMap { indexes in
      repetitions(among: indexes, of: records) + disorder(among: indexes, of: records)
    }
  }

  private func repetitions(
    among indexes: [Int], of records: [ReleaseRecord]
  ) -> [(index: Int, fault: RecordFault)] {
    var first: [UInt64?: Int] = [:]
    return indexes.compactMap { index in
      let sequence = records[index].sequence.value
      if case .unrecognized = records[index].sequence { return nil }
      guard let earlier = first[sequence] else {
        first[sequence] = index
        return nil
      }
      let fault = records[index].sequenceFault(
        .sequenceRepeated,
        " like that of release \(earlier), which has the same version and channel")
      return (index, fault)
    }
  }

  /// The first sequence that turns round.
  private func disorder(
    among indexes: [Int], of records: [ReleaseRecord]
  ) -> [(index: Int, fault: RecordFault)] {
    let known = indexes.compactMap { index in
      records[index].sequence.value.map { (index: index, sequence: $0) }
    }
    let steps = zip(known, known.dropFirst())
    guard let rise = steps.first(where: { $0.sequence < $1.sequence }),
      let fall = steps.first(where: { $0.sequence > $1.sequence })
    else { return [] }
    // Whichever comes later turns round.
    let index = max(rise.1.index, fall.1.index)
    let fault = records[index].sequenceFault(
      .sequenceOutOfOrder,
      ", which turns the order round after release \(max(rise.0.index, fall.0.index))")
    return [(index, fault)]
  }
}

extension ReleaseRecord {
  /// A fault of the sequence, or of the record when there is none.
  fileprivate func sequenceFault(
    _ kind: RecordFault.Kind, _ explanation: String
  ) -> RecordFault {
    RecordFault(
      kind: kind, key: ReleaseField.sequence.key, value: value[ReleaseField.sequence.key] ?? value,
      explanation: explanation)
  }
}
