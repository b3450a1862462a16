import Dispatch
import MutationTesting
import Synchronization

/// Hands things out to so many workers and gathers what comes of them.
struct WorkPool<Item: Sendable> {
  let items: [Item]
  let jobs: Int
  let interruption: Interruption

  /// Does the work.
  ///
  /// - Parameters:
  ///   - makeSession: starts what a worker needs, which is named by the worker's number.
  ///   - onResult: called after each item, from any thread, one call at a time.
  ///   - work: does what is to be done with an item; nil ends the worker's work.
  /// - Returns: the results in the order of the items; fewer when it was interrupted.
  /// - Throws: ``SourceMutationError``, the first that a worker met.
  func results<Session, Result: Sendable>(
    with makeSession: @escaping @Sendable (Int) throws(SourceMutationError) -> Session,
    onResult: @escaping @Sendable (Result) -> Void = { _ in },
    work: @escaping @Sendable (Item, Session) throws(SourceMutationError) -> Result?
  ) throws(SourceMutationError) -> [Result] {
    let next = Atomic(0)
    let state = Mutex((results: [Int: Result](), error: SourceMutationError?.none))
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, items.count))) { job in
      do throws(SourceMutationError) {
        let session = try makeSession(job)
        while !interruption.isSet {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < items.count, let result = try work(items[index], session) else {
            return
          }
          state.withLock { state in
            state.results[index] = result
            onResult(result)
          }
        }
      } catch {
        interruption.set()
        state.withLock { $0.error = error }
      }
    }
    return try state.withLock { state throws(SourceMutationError) in
      if let error = state.error { throw error }
      return state.results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
