import Synchronization

/// One worker process at a time, and what became of the checks that it was given.
///
/// A mutant may trap, hang, eat memory, flood its output, close its pipes or kill its process: the
/// worker dies or is killed, the check that was under way gets the blame, and the next check gets a
/// new worker. One check is under way at a time, so blame needs no guessing.
final class WorkerSupervisor: Sendable {
  private let command: [String]
  private let wallMilliseconds: Int
  private let interruption: Interruption
  private let worker = Mutex<ChildProcess?>(nil)

  init(command: [String], wallMilliseconds: Int, interruption: Interruption) {
    self.command = command
    self.wallMilliseconds = wallMilliseconds
    self.interruption = interruption
  }

  /// Has a worker run the check.
  ///
  /// - Returns: the outcome; nil when the run was interrupted.
  func outcome(of check: MutantCheck) throws(WorkerError) -> CheckOutcome? {
    let child = try runningWorker()
    guard child.write("\(check)\n") else { return buryWorker(child) }
    let limit = wallMilliseconds + 5 * check.cases
    switch child.readLine(withinMilliseconds: limit, unless: interruption) {
    case .line(let line):
      if let outcome = CheckOutcome(line) { return outcome }
      child.kill()
      return buryWorker(child, because: "answered '\(line.prefix(40))'")
    case .ended: return buryWorker(child)
    case .tooLong:
      child.kill()
      return buryWorker(child, because: "flooded its answer")
    case .tooLate:
      child.kill()
      _ = buryWorker(child)
      return .timedOut
    case .interrupted:
      stop()
      return nil
    }
  }

  /// Ends the worker, if there is one.
  func stop() {
    worker.withLock { worker in
      worker?.kill()
      _ = worker?.wait()
      worker = nil
    }
  }

  private func runningWorker() throws(WorkerError) -> ChildProcess {
    try worker.withLock { worker throws(WorkerError) in
      if let worker { return worker }
      let child = try ChildProcess(command)
      worker = child
      return child
    }
  }

  /// Waits for a worker that has ended and says how it did.
  private func buryWorker(_ child: ChildProcess, because reason: String? = nil) -> CheckOutcome {
    // One that closed its pipe may be alive.
    child.kill()
    let ending = child.wait()
    worker.withLock { $0 = nil }
    if let reason { return .crashed(reason) }
    return ending == .signal(PlatformSignal.processorTimeUsedUp) ? .timedOut : .crashed("\(ending)")
  }
}
