import ChildProcesses

/// Which mutant this process is, in the file through which it is told: an instrumented build reads it
/// whenever it comes to a mutant.
///
/// A process may turn it off itself, to compare a mutant with the original.
package final class MutantSwitch: Sendable {
  /// The environment variable with the path of the file, whose first eight bytes say which mutant is
  /// on, and are 0 for none.
  package static let variable = "GAUNTLET_SWITCH"

  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer

  /// Maps the file that the environment names; nil when it names none.
  package init?() {
    guard let path = environmentVariable(Self.variable),
      let memory = sharedMemory(ofFile: path, byteCount: MemoryLayout<UInt64>.size)
    else { return nil }
    self.memory = memory
  }

  deinit {
    endSharing(memory, byteCount: MemoryLayout<UInt64>.size)
  }

  /// What is on; 0 is the original.
  private var setting: UInt64 {
    get { memory.load(as: UInt64.self) }
    set { memory.storeBytes(of: newValue, as: UInt64.self) }
  }

  /// What a closure says when the process is the original.
  package func original<Answer>(_ body: () -> Answer) -> Answer {
    let setting = setting
    self.setting = 0
    defer { self.setting = setting }
    return body()
  }
}
