/// Why a command cannot do what it was asked.
enum CommandError: Error, Hashable, Sendable {
  /// The command line is wrong.
  case usage(String)
  /// Input data is wrong.
  case badData(String)
  /// Parts of a run are missing or do not belong together.
  case incomplete(String)
  /// The tool itself, or the system under it, is at fault.
  case failure(String)

  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .badData: .badData
    case .incomplete: .incomplete
    case .failure: .internalError
    }
  }

  var message: String {
    switch self {
    case .usage(let message), .badData(let message), .incomplete(let message),
      .failure(let message):
      message
    }
  }
}
