import Dispatch
import Synchronization

/// Consecutive cases of one property, counted up to and with the first that failed in a new way.
struct CaseBatch: Sendable {
  /// Cases that one thread takes at a time: enough to make the hand-over cheap, few enough that
  /// little is thrown away after a failure.
  private static let caseCountOfPart = 256

  private(set) var tally: CaseTally
  /// The index of the first case with a failure of an unknown kind, and what was wrong with it.
  private(set) var failing: (index: Int, failure: Failure)?
  /// The first of the cases with the greatest score, if any has one.
  private(set) var best: CaseSupply.Climb?

  /// Runs the cases of some indexes on so many threads.
  init(
    _ property: Property, _ indexes: Range<Int>, of supply: CaseSupply,
    besides kinds: Set<String>, threads: Int
  ) {
    guard threads > 1, indexes.count > Self.caseCountOfPart else {
      self = property.conduct {
        CaseBatch(serially: property, indexes, of: supply, besides: kinds)
      }
      return
    }
    tally = CaseTally(labelCount: property.labels.count)
    let parts = Self.parts(
      of: property, indexes, of: supply, besides: kinds, threads: threads)
    for part in parts {
      tally.add(part.tally)
      if let best = part.best { note(best) }
      failing = part.failing
      if failing != nil { break }
    }
  }

  private init(
    serially property: Property, _ indexes: Range<Int>, of supply: CaseSupply,
    besides kinds: Set<String>
  ) {
    tally = CaseTally(labelCount: property.labels.count)
    var trial = Trial(source: ChoiceSource(seed: Seed(0)))
    for index in indexes {
      supply.begin(&trial, at: index, isRecording: property.isRecorded)
      let result = CaseResult(running: property, &trial)
      tally.add(result)
      if let score = trial.score { note(CaseSupply.Climb(index: index, score: score)) }
      if let failure = result.failure(besides: kinds) {
        failing = (index, failure)
        break
      }
    }
  }

  private mutating func note(_ climb: CaseSupply.Climb) {
    if let best, climb.score <= best.score { return }
    best = climb
  }

  /// The parts of a batch in order, up to one that failed or further.
  private static func parts(
    of property: Property, _ indexes: Range<Int>, of supply: CaseSupply,
    besides kinds: Set<String>, threads: Int
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
        let batch = CaseBatch(
          property, starts[part]..<end, of: supply, besides: kinds, threads: 1)
        finished.withLock { $0[part] = batch }
        // The parts before this one are taken already, so a later one is not needed any more.
        if batch.failing != nil { nextPart.store(starts.count, ordering: .relaxed) }
      }
    }
    return finished.withLock { batches in batches.sorted { $0.key < $1.key }.map(\.value) }
  }
}
