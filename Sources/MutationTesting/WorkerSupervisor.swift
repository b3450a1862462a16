package import ChildProcesses
package import MutantChecking
import Synchronization

/// One worker process at a time, and what became of the checks that it was given.
///
/// A mutant may trap, hang, eat memory, flood its output, close its pipes or kill its process: the
/// worker dies or is killed, the check that was under way gets the blame, and the next check gets a
/// new worker. One check is under way at a time, so blame needs no guessing.
package final class WorkerSupervisor: Sendable {
  private let command: [String]
  private let variables: [String: String]
  private let wallMilliseconds: Int
  private let interruption: Interruption
  private let worker = Mutex<ChildProcess?>(nil)

  /// Sets and dictionaries of every worker have the same order: with hashes of each process's own, a
  /// mutant of a hash would be noticed by chance.
  private static let fixedHashing = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  /// Makes a supervisor, which starts its worker with the first check.
  ///
  /// - Parameters:
  ///   - command: the words that start a worker.
  ///   - variables: what is added to its environment.
  ///   - wallMilliseconds: the time that a check without cases gets.
  ///   - interruption: when it is set, the check under way ends.
  package init(
    command: [String], variables: [String: String] = [:],
    wallMilliseconds: Int = 30_000, interruption: Interruption
  ) {
    self.command = command
    self.variables = variables.merging(Self.fixedHashing) { own, _ in own }
    self.wallMilliseconds = wallMilliseconds
    self.interruption = interruption
  }

  deinit {
    stop()
  }

  /// Has a worker run the check.
  ///
  /// - Returns: the outcome; nil when the run was interrupted.
  package func outcome(of check: MutantCheck) throws(ChildProcessError) -> CheckOutcome? {
    try outcome(of: "\(check)", cases: check.cases)
  }

  private func outcome(
    of request: String, cases: Int
  ) throws(ChildProcessError) -> CheckOutcome? {
    switch try answer(to: request, cases: cases, as: CheckOutcome.self) {
    case .answer(let outcome)?: outcome
    case .death(let outcome)?: outcome
    case nil: nil
    }
  }

  /// Has a worker try one case.
  ///
  /// - Returns: the outcome; nil when the run was interrupted.
  package func outcome(of replay: MutantReplay) throws(ChildProcessError) -> CheckOutcome? {
    try outcome(of: "\(replay)", cases: 1)
  }

  /// Has a worker answer a request about differences; nil when it died of it, used up its time, or
  /// the run was interrupted.
  package func answer<Answer: LosslessStringConvertible>(
    to request: DifferenceRequest, as type: Answer.Type
  ) throws(ChildProcessError) -> Answer? {
    guard case .answer(let answer)? = try answer(to: "\(request)", cases: 0, as: type) else {
      return nil
    }
    return answer
  }

  /// What a worker said, or how it died.
  private enum Reply<Answer> {
    case answer(Answer)
    case death(CheckOutcome)
  }

  /// Writes a line and reads one; nil when the run was interrupted.
  private func answer<Answer: LosslessStringConvertible>(
    to request: String, cases: Int, as type: Answer.Type
  ) throws(ChildProcessError) -> Reply<Answer>? {
    let child = try runningWorker()
    guard child.write("\(request)\n") else { return death(of: child) }
    let limit = wallMilliseconds + 5 * cases
    switch child.readLine(withinMilliseconds: limit, unless: interruption) {
    case .line(let line):
      if let answer = Answer(line) { return .answer(answer) }
      child.kill()
      return .death(buryWorker(child, because: "answered '\(line.prefix(40))'"))
    case .ended: return death(of: child)
    case .tooLong:
      child.kill()
      return .death(buryWorker(child, because: "flooded its answer"))
    case .tooLate:
      child.kill()
      _ = buryWorker(child)
      return .death(.timedOut)
    case .interrupted:
      stop()
      return nil
    }
  }

  /// How a worker ended by itself; nil when the run was interrupted, which may have ended it too.
  private func death<Answer>(of child: ChildProcess) -> Reply<Answer>? {
    let outcome = buryWorker(child)
    return interruption.isSet ? nil : .death(outcome)
  }

  /// Whether there is a worker that the next check will be given to.
  package var isRunning: Bool { worker.withLock { $0 != nil } }

  /// Ends the worker, if there is one.
  package func stop() {
    worker.withLock { worker in
      worker?.kill()
      _ = worker?.wait()
      worker = nil
    }
  }

  private func runningWorker() throws(ChildProcessError) -> ChildProcess {
    try worker.withLock { worker throws(ChildProcessError) in
      if let worker { return worker }
      let child = try ChildProcess(command, variables: variables)
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
