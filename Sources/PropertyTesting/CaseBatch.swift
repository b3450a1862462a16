import Dispatch
import Synchronization

/// Consecutive cases of one property, counted up to and with the first that failed.
struct CaseBatch: Sendable {
  /// Cases that one thread takes at a time: enough to make the hand-over cheap, few enough that
  /// little is thrown away after a failure.
  private static let caseCountOfPart = 256

  private(set) var tally: CaseTally
  /// The index of the first case that failed, and what was wrong with it.
  private(set) var failing: (index: Int, failure: Failure)?

  /// Runs the cases of some indexes on so many threads.
  init(_ property: Property, _ indexes: Range<Int>, seed: Seed, threads: Int) {
    guard threads > 1, indexes.count > Self.caseCountOfPart else {
      self = property.conduct { CaseBatch(serially: property, indexes, seed: seed) }
      return
    }
    tally = CaseTally(labelCount: property.labels.count)
    for part in Self.parts(of: property, indexes, seed: seed, threads: threads) {
      tally.add(part.tally)
      failing = part.failing
      if failing != nil { break }
    }
  }

  private init(serially property: Property, _ indexes: Range<Int>, seed: Seed) {
    tally = CaseTally(labelCount: property.labels.count)
    var trial = Trial(source: ChoiceSource(seed: seed))
    for index in indexes {
      trial.begin(caseAt: index, seed: seed)
      let result = CaseResult(running: property, &trial)
      tally.add(result)
      if let failure = result.failure {
        failing = (index, failure)
        break
      }
    }
  }

  /// The parts of a batch in order, up to one that failed or further.
  private static func parts(
    of property: Property, _ indexes: Range<Int>, seed: Seed, threads: Int
  ) -> [CaseBatch] {
    let starts = Array(
      stride(from: indexes.lowerBound, to: indexes.upperBound, by: caseCountOfPart))
    let nextPart = Atomic<Int>(0)
    let finished = Mutex<[Int: CaseBatch]>([:])
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let part = nextPart.wrappingAdd(1, ordering: .relaxed).oldValue
        guard part < starts.count else { break }
        let end = min(starts[part] + caseCountOfPart, indexes.upperBound)
        let batch = CaseBatch(property, starts[part]..<end, seed: seed, threads: 1)
        finished.withLock { $0[part] = batch }
        // The parts before this one are taken already, so a later one is not needed any more.
        if batch.failing != nil { nextPart.store(starts.count, ordering: .relaxed) }
      }
    }
    return finished.withLock { batches in batches.sorted { $0.key < $1.key }.map(\.value) }
  }
}
