import ChildProcesses
import MutantChecking

/// `gauntlet worker`, which the tool calls for itself: runs checks that it is told on standard input.
struct WorkerCommand {
  static let name = "worker"

  /// The words that start a worker of this program.
  static var command: [String] { [currentExecutablePath(), name] }

  func run() -> ExitStatus {
    Worker(mutants: LawSuite.allMutants + LawSuite.workerFixtures).run() ? .success : .usage
  }
}
