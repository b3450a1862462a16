import MutationTesting
import Reporting
import Synchronization

/// Stores a run while it goes on, so that one that is killed can be gone on with.
///
/// Between two times of storing lie some seconds at least: it costs more than trying most mutants.
final class RunCheckpoint: Sendable {
  /// A point in time, for tests that make their own.
  typealias Clock = @Sendable () -> ContinuousClock.Instant

  private struct State {
    var recorder: MutationRecorder
    var lastStored: ContinuousClock.Instant
  }

  private static let interval: Duration = .seconds(3)

  private let folder: ReportFolder
  private let now: Clock
  private let state: Mutex<State>

  /// Stores what is known before the first mutant is tried.
  init(_ recorder: MutationRecorder, in folder: ReportFolder, now: @escaping Clock = { .now }) {
    self.folder = folder
    self.now = now
    state = Mutex(State(recorder: recorder, lastStored: now()))
    store(recorder)
  }

  /// Notes the result of a hand-written mutant, and stores all of them when it is time to.
  func note(_ result: MutantResult) {
    update { $0.note([result]) }
  }

  /// Notes what became of a derived mutant, and stores all of them when it is time to.
  func note(_ record: MutantRecord) {
    update { $0.note([record]) }
  }

  private func update(_ change: (inout MutationRecorder) -> Void) {
    state.withLock { state in
      change(&state.recorder)
      guard now() - state.lastStored >= Self.interval else { return }
      store(state.recorder)
      state.lastStored = now()
    }
  }

  /// A failure to write is the business of the report at the end.
  private func store(_ recorder: MutationRecorder) {
    try? folder.write(recorder.record)
  }
}
