/// Why records are not the shards of one run.
package enum MergeError: Error, Hashable, Sendable {
  /// There is none.
  case noRecord
  /// A record is of all mutants.
  case noShard
  /// Two records are of different runs; in what they differ.
  case differing([String])
  /// Shards are not there.
  case missing([Shard])
  /// A shard is there twice.
  case duplicate(Shard)
  /// The shards do not hold all mutants of the run, or others.
  case otherMutants
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noRecord: "there is nothing to merge"
    case .noShard: "a report is of all mutants, expected shards"
    case .differing(let fields):
      "the shards are of different runs: \(fields.joined(separator: ", "))"
    case .missing(let shards): "missing \(Self.list(shards))"
    case .duplicate(let shard): "shard \(shard) is there twice"
    case .otherMutants: "the shards do not hold the mutants of the run"
    }
  }

  private static func list(_ shards: [Shard]) -> String {
    (shards.count == 1 ? "shard " : "shards ") + shards.map(\.description).joined(separator: ", ")
  }
}

extension MutationRecord {
  /// The run that some records are the shards of, in any order.
  package init(merging records: [MutationRecord]) throws(MergeError) {
    guard let first = records.first else { throw .noRecord }
    try Self.checkShards(records.map(\.run.shard))
    for record in records {
      let differences =
        record.run.differences(from: first.run)
        + (record.subjects == first.subjects ? [] : ["baseline"])
      guard differences.isEmpty else { throw .differing(differences) }
    }
    let mutants = Dictionary(records.flatMap(\.mutants).map { ($0.id, $0) }) { first, _ in first }
    let planned = first.run.plan.compactMap { mutants[$0] }
    guard planned.count == first.run.plan.count, planned.count == mutants.count else {
      throw .otherMutants
    }
    var run = first.run
    run.shard = nil
    self.init(run: run, subjects: first.subjects, mutants: planned)
    sources = records.reduce(into: [:]) { sources, record in
      sources.merge(record.sources) { first, _ in first }
    }
    for timing in records.flatMap(\.timings) { add(timing) }
    for record in records { unknownFields.merge(record.unknownFields) }
  }

  /// Whether every shard is there once.
  private static func checkShards(_ shards: [Shard?]) throws(MergeError) {
    let known = shards.compactMap(\.self)
    guard known.count == shards.count, let count = known.first?.count else { throw .noShard }
    guard known.allSatisfy({ $0.count == count }) else { throw .differing(["number of shards"]) }
    for shard in known where known.count(where: { $0 == shard }) > 1 { throw .duplicate(shard) }
    let missing = (1...count).compactMap { Shard(number: $0, count: count) }
      .filter { !known.contains($0) }
    guard missing.isEmpty else { throw .missing(missing) }
  }

  private mutating func add(_ timing: Timing) {
    guard let index = timings.firstIndex(where: { $0.part == timing.part }) else {
      timings.append(timing)
      return
    }
    timings[index].seconds += timing.seconds
  }
}
