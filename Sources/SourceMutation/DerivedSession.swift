import ChildProcesses
import MutantChecking
import MutationTesting
import PropertyTesting

/// One worker process of an instrumented build, with the switch that makes it one mutant or another.
final class DerivedSession: Sendable {
  private let state: SwitchState
  private let supervisor: WorkerSupervisor
  private let seed: Seed

  init(
    state: SwitchState, command: [String], seed: Seed, interruption: Interruption
  ) {
    self.state = state
    self.seed = seed
    supervisor = WorkerSupervisor(
      command: command, variables: state.variables, interruption: interruption)
  }

  func select(_ mutant: Int, inSlot slot: Int) { state.select(mutant, inSlot: slot) }
  func selectOriginal() { state.selectOriginal() }
  func forceFailure() { state.forceFailure() }
  func forgetReach() { state.forgetReach() }
  var reached: Set<Int> { state.reached }

  /// Ends the process; the next check starts another.
  func stop() { supervisor.stop() }

  /// Runs a law; nil when the run was interrupted.
  func outcome(
    of law: DerivedLaw, cases: Int, isFull: Bool
  ) throws(SourceMutationError) -> CheckOutcome? {
    let check = MutantCheck(
      mutant: law.suite, law: law.law, cases: cases, isFull: isFull, seed: seed)
    do throws(ChildProcessError) {
      return try supervisor.outcome(of: check)
    } catch {
      throw .tool(error.description)
    }
  }

  /// Where in the small scope the mutant differs from the original; nil when that cannot be said.
  func differences(of subject: String) throws(SourceMutationError) -> DifferenceSet? {
    try answer(to: .scope(subject: subject), as: DifferenceSet.self)
  }

  /// Looks for an input that tells the mutant from the original.
  func missingTest(
    of subject: String, cases: Int
  ) throws(SourceMutationError) -> DifferenceFinding? {
    try answer(
      to: .search(subject: subject, cases: cases, seed: seed), as: DifferenceFinding.self)
  }

  private func answer<Answer: LosslessStringConvertible>(
    to request: DifferenceRequest, as type: Answer.Type
  ) throws(SourceMutationError) -> Answer? {
    do throws(ChildProcessError) {
      return try supervisor.answer(to: request, as: type)
    } catch {
      throw .tool(error.description)
    }
  }

  /// Lets a new process make its globals as the original does, so that no mutant makes them for
  /// those that come after it.
  func warmUp(_ laws: [DerivedLaw]) throws(SourceMutationError) {
    guard !supervisor.isRunning else { return }
    state.selectOriginal()
    for law in laws { _ = try outcome(of: law, cases: 5, isFull: false) }
  }
}
