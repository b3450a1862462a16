import Dispatch
import Synchronization

/// Consecutive cases of one property, counted up to and with the first that failed.
struct CaseBatch: Sendable {
  /// Cases of a batch; the same for any number of threads, since discards are judged batch-wise.
  static let maximumCaseCount = 4096
  /// Cases that one thread takes at a time: enough to make the hand-over cheap, few enough that
  /// little is thrown away after a failure.
  private static let caseCountOfPart = 256

  private(set) var tally: CaseTally
  /// The index of the first case that failed.
  private(set) var failingIndex: Int?

  /// Runs the cases of some indexes on so many threads.
  init(_ property: Property, _ indexes: Range<Int>, seed: Seed, threads: Int) {
    tally = CaseTally(labelCount: property.labels.count)
    guard threads > 1, indexes.count > Self.caseCountOfPart else {
      runSerially(property, indexes, seed: seed)
      return
    }
    for part in Self.parts(of: property, indexes, seed: seed) where failingIndex == nil {
      tally.add(part.tally)
      failingIndex = part.failingIndex
    }
  }

  private mutating func runSerially(_ property: Property, _ indexes: Range<Int>, seed: Seed) {
    for index in indexes {
      var trial = Trial(source: ChoiceSource(seed: seed.forPart(UInt64(index))))
      let result = CaseResult(running: property, &trial)
      tally.add(result)
      if case .failed = result {
        failingIndex = index
        break
      }
    }
  }

  private static func parts(
    of property: Property, _ indexes: Range<Int>, seed: Seed
  ) -> [CaseBatch] {
    let starts = Array(
      stride(from: indexes.lowerBound, to: indexes.upperBound, by: caseCountOfPart))
    let finished = Mutex<[Int: CaseBatch]>([:])
    DispatchQueue.concurrentPerform(iterations: starts.count) { part in
      let end = min(starts[part] + caseCountOfPart, indexes.upperBound)
      let batch = CaseBatch(property, starts[part]..<end, seed: seed, threads: 1)
      finished.withLock { $0[part] = batch }
    }
    return finished.withLock { batches in batches.sorted { $0.key < $1.key }.map(\.value) }
  }
}
