package import SemVer
package import UpdateDecisions

extension StepwisePolicy {
  package func precedence(_ left: SemVersion, _ right: SemVersion) -> Precedence {
    left.precedence(to: right)
  }

  package func isUpgrade(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool {
    switch precedence(given.current, record.version) {
    case .less: return true
    case .greater: return false
    case .equal:
      guard let installed = knownSequence(given.request.installed.sequence),
        let remote = knownSequence(record.release.sequence), isComparable(record, given.request)
      else { return false }
      return isNewer(remote, than: installed)
    }
  }

  package func isComparable(_ record: StepwiseRecord, _ request: UpdateRequest) -> Bool {
    request.comparesSequencesAcrossChannels
      || request.installed.channel == record.release.channel
  }

  package func knownSequence(_ sequence: Int?) -> Int? {
    sequence.flatMap { $0 < 0 ? nil : $0 }
  }

  package func isNewer(_ remote: Int, than installed: Int) -> Bool { remote > installed }

  package func eligible(
    _ upgrades: [StepwiseRecord], _ records: [StepwiseRecord], _ given: StepwiseCase
  ) -> [StepwiseRecord] {
    upgrades.filter { isRolledOut($0, given) }
  }

  package func best(of records: [StepwiseRecord]) -> StepwiseRecord? {
    records.max { isPreferred($1, to: $0) }
  }

  package func isPreferred(_ record: StepwiseRecord, to other: StepwiseRecord) -> Bool {
    let order = precedence(record.version, other.version)
    guard order == .equal else { return order == .greater }
    return other.tieBreakers.lexicographicallyPrecedes(record.tieBreakers, by: <)
  }

  package func confirmed(_ best: StepwiseRecord, _ given: StepwiseCase) -> StepwiseRecord? { best }

  package func repetitions(
    of best: StepwiseRecord, in eligible: [StepwiseRecord]
  ) -> [UpdateEvent] {
    let same = eligible.filter {
      $0.version == best.version && $0.release.channel == best.release.channel
        && $0.release.sequence == best.release.sequence
    }
    return same.dropFirst().map { record in
      UpdateEvent(
        .sequenceRepeated, .sequence, text: record.release.sequence.map { "\($0)" } ?? "",
        recordIndex: record.index)
    }
  }
}

extension StepwiseRecord {
  /// What decides between records of one precedence; bytes of texts, with one below all between
  /// them.
  fileprivate var tieBreakers: [Int] {
    let texts = [release.version, release.channel?.name ?? ""]
    return [release.sequence ?? -1] + texts.flatMap { $0.utf8.map { Int($0) } + [-1] }
      + [release.rollout?.count ?? .max]
  }
}
