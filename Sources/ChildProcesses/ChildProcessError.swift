/// Why a child process cannot do its work.
public enum ChildProcessError: Error, Hashable, Sendable {
  /// The program cannot be started; why.
  case cannotStart(command: String, reason: String)
}

extension ChildProcessError: CustomStringConvertible {
  /// A sentence with the program and the reason.
  public var description: String {
    switch self {
    case .cannotStart(let command, let reason): "cannot start '\(command)': \(reason)"
    }
  }
}
