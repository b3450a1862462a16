import ChildProcesses

/// The number of the mutant that this process is, in the file through which it is told: an
/// instrumented build reads it whenever it comes to a mutant.
///
/// A process may turn the number itself, to compare a mutant with the original.
package final class MutantSwitch: Sendable {
  /// The environment variable with the path of the file, whose first four bytes are the number.
  package static let variable = "GAUNTLET_SWITCH"

  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer

  /// Maps the file that the environment names; nil when it names none.
  package init?() {
    guard let path = environmentVariable(Self.variable),
      let memory = sharedMemory(ofFile: path, byteCount: MemoryLayout<Int32>.size)
    else { return nil }
    self.memory = memory
  }

  deinit {
    endSharing(memory, byteCount: MemoryLayout<Int32>.size)
  }

  /// The mutant's number; 0 is the original.
  package var number: Int32 {
    get { memory.load(as: Int32.self) }
    set { memory.storeBytes(of: newValue, as: Int32.self) }
  }

  /// What a closure says when the process is the original.
  package func original<Answer>(_ body: () -> Answer) -> Answer {
    let number = number
    self.number = 0
    defer { self.number = number }
    return body()
  }
}
