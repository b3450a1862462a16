import Dispatch
import Synchronization

/// A statement about generated values that has to wait for its answer.
public struct AsyncProperty: Sendable {
  private let property: Property

  /// Makes a property that a predicate states about generated values.
  ///
  /// - Parameters:
  ///   - name: what holds.
  ///   - generator: makes the values.
  ///   - holds: whether the property holds for a value; it does not when this throws, unless it
  ///     throws a ``Discard``. Cases run one after the other on each thread of the check.
  public init<Values: Generator>(
    _ name: String, _ generator: Values,
    holds: @escaping @Sendable (Values.Value) async throws -> Bool
  ) where Values.Value: Sendable {
    property = Property(name, generator) { value in try waiting { try await holds(value) } }
  }

  /// Checks the property, as ``Property/check(_:)`` does.
  ///
  /// - Complexity: linear in cases; shrinking adds at most its budget.
  public func check(_ options: CheckOptions) async -> CheckReport {
    // Away from the threads that run tasks: a case blocks its thread until its own task has ended.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: property.check(options)) }
    }
  }

  /// Checks the property and throws unless it passed, as ``Property/verify(_:)`` does.
  ///
  /// - Complexity: that of ``check(_:)``.
  public func verify(_ options: CheckOptions) async throws(PropertyFailure) {
    let report = await check(options)
    guard report.isPassed else { throw PropertyFailure(report: report, seed: options.seed) }
  }
}

/// Waits on this thread for what a task comes to.
private func waiting(_ body: @escaping @Sendable () async throws -> Bool) throws -> Bool {
  let outcome = Outcome()
  Task.detached {
    do {
      outcome.set(.success(try await body()))
    } catch {
      outcome.set(.failure(error))
    }
  }
  return try outcome.wait().get()
}

/// What a task comes to, for a thread that waits for it.
private final class Outcome: Sendable {
  private let result = Mutex<Result<Bool, any Error>>(.success(false))
  private let isSet = DispatchSemaphore(value: 0)

  func set(_ result: Result<Bool, any Error>) {
    self.result.withLock { $0 = result }
    isSet.signal()
  }

  func wait() -> Result<Bool, any Error> {
    isSet.wait()
    return result.withLock { $0 }
  }
}
