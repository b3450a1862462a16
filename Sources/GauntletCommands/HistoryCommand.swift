import Reporting

/// The command `gauntlet history`.
struct HistoryCommand: Command {
  static let name = "history"
  static let summary = "Shows how score, survivors and time went over the runs of a history."
  static let operands = "FILE"
  static let options: [CommandOption] = []
  static let notes = "'gauntlet mutate --history FILE' adds to a history, a JSON object a line."

  private let file: HistoryFile

  init(_ arguments: CommandArguments) throws(CommandError) {
    guard arguments.operands.count == 1 else { throw .usage("history needs one file") }
    file = HistoryFile(arguments.operands[0])
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let entries = try file.existingEntries()
    guard !entries.isEmpty else {
      console.print("no runs")
      return .nothingRan
    }
    for line in HistoryText(entries).lines { console.print(line) }
    return .success
  }
}
