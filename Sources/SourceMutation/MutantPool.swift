import Dispatch
import MutationTesting
import Synchronization

/// Hands mutants out to so many workers and gathers what comes of them.
struct MutantPool {
  let numbers: [Int]
  let jobs: Int
  let interruption: Interruption
  /// Called after each mutant, from any thread, one call at a time.
  let onResult: @Sendable (DerivedResult) -> Void

  /// Judges the mutants.
  ///
  /// - Parameters:
  ///   - makeSession: starts what a worker needs, which is named by the worker's number.
  ///   - judge: judges a mutant; nil ends the worker's work.
  /// - Returns: the results in the order of the numbers; fewer when it was interrupted.
  /// - Throws: ``SourceMutationError``, the first that a worker met.
  func results<Session>(
    with makeSession: @escaping @Sendable (Int) throws(SourceMutationError) -> Session,
    judge: @escaping @Sendable (Int, Session) throws(SourceMutationError) -> DerivedResult?
  ) throws(SourceMutationError) -> [DerivedResult] {
    let next = Atomic(0)
    let state = Mutex((results: [Int: DerivedResult](), error: SourceMutationError?.none))
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, numbers.count))) { job in
      do throws(SourceMutationError) {
        let session = try makeSession(job)
        while !interruption.isSet {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < numbers.count, let result = try judge(numbers[index], session) else {
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
