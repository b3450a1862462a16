/// What the tool's exit tells whoever started it.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// All that was asked holds.
  case success = 0
  /// A law is falsified, a mutant survived or was killed by the wrong law only, a line is no version.
  case findings = 1
  /// Nothing ran, or a law gave up: never a success.
  case nothingRan = 2
  /// The run is not complete.
  case incomplete = 3
  /// The unmutated subject breaks a law.
  case baselineFailed = 4
  /// An entry of the ignore list is stale or contradicted.
  case staleIgnore = 5
  /// The command line is wrong.
  case usage = 64
  /// Input data is wrong.
  case badData = 65
  /// The tool itself is at fault.
  case internalError = 70

  /// The statuses from the one that is given first when several apply to success.
  private static let byPrecedence: [ExitStatus] = [
    .internalError, .usage, .badData, .baselineFailed, .incomplete, .nothingRan, .staleIgnore,
    .findings, .success,
  ]

  /// The status to give when several apply; success when none does.
  static func first(of statuses: some Collection<ExitStatus>) -> ExitStatus {
    byPrecedence.first { statuses.contains($0) } ?? .success
  }
}
