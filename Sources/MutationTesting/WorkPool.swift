package import ChildProcesses
import Dispatch
import Synchronization

/// Hands things out to so many workers and gathers what comes of them.
package struct WorkPool<Item: Sendable, Problem: Error> {
  private let items: [Item]
  private let jobs: Int
  private let interruption: Interruption

  /// A pool for some things.
  ///
  /// - Parameters:
  ///   - items: the things, in the order of the results.
  ///   - jobs: how many workers there are at most.
  ///   - interruption: when it is set, nothing more is begun; an error sets it.
  package init(items: [Item], jobs: Int, interruption: Interruption) {
    self.items = items
    self.jobs = jobs
    self.interruption = interruption
  }

  /// Does the work.
  ///
  /// - Parameters:
  ///   - makeSession: starts what a worker needs, which is named by the worker's number.
  ///   - onResult: called after each item, from any thread, one call at a time.
  ///   - work: does what is to be done with an item; nil ends the worker's work.
  /// - Returns: the results in the order of the items; fewer when it was interrupted.
  /// - Throws: what a worker threw last.
  package func results<Session, Result: Sendable>(
    with makeSession: @escaping @Sendable (Int) throws(Problem) -> Session,
    onResult: @escaping @Sendable (Result) -> Void = { _ in },
    work: @escaping @Sendable (Item, Session) throws(Problem) -> Result?
  ) throws(Problem) -> [Result] {
    let next = Atomic(0)
    let state = Mutex((results: [Int: Result](), error: Problem?.none))
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, items.count))) { job in
      do throws(Problem) {
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
    return try state.withLock { state throws(Problem) in
      if let error = state.error { throw error }
      return state.results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
