import ChildProcesses
import MutantChecking
import MutationTesting
import Testing

@Suite struct WorkerEnvironmentTests {
  /// With hashes of each process's own, a mutant of a hash would be noticed by chance.
  @Test func everyWorkerHashesTheSameWay() throws {
    let script = "read request; echo $SWIFT_DETERMINISTIC_HASHING >&3"
    let supervisor = WorkerSupervisor(
      command: ["/bin/sh", "-c", script], interruption: Interruption())
    defer { supervisor.stop() }
    let answer = try supervisor.answer(to: .scope(subject: "a"), as: String.self)
    #expect(answer == "1")
  }
}
