/// Why workers cannot do their work.
public enum WorkerError: Error, Hashable, Sendable {
  /// The program cannot be started; why.
  case cannotStart(command: String, reason: String)
}

extension WorkerError: CustomStringConvertible {
  /// A sentence with the program and the reason.
  public var description: String {
    switch self {
    case .cannotStart(let command, let reason): "cannot start worker '\(command)': \(reason)"
    }
  }
}
