/// How a process ended.
package enum ProcessEnding: Hashable, Sendable, CustomStringConvertible {
  case exit(Int32)
  case signal(Int32)

  /// Reads what `waitpid` says: the macros of `<sys/wait.h>` are not visible from Swift.
  package init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  package var description: String {
    switch self {
    case .exit(let status): "exit status \(status)"
    case .signal(let number):
      "signal \(number)" + (PlatformSignal.name(of: number).map { " (\($0))" } ?? "")
    }
  }
}
