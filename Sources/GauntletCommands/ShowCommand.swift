import Reporting

/// The command `gauntlet show`.
struct ShowCommand: Command {
  static let name = "show"
  static let summary = "Prints a stored report again, or all that is known of one mutant."
  static let operands = "DIR [MUTANT]"
  static let options: [CommandOption] = []

  private let folder: ReportFolder
  private let mutant: String?

  init(_ arguments: CommandArguments) throws(CommandError) {
    guard (1...2).contains(arguments.operands.count) else {
      throw .usage("show needs the folder of a report, and at most one mutant")
    }
    folder = ReportFolder(arguments.operands[0])
    mutant = arguments.operands.dropFirst().first
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let record = try folder.record()
    for line in try lines(of: record) { console.print(line) }
    return .success
  }

  private func lines(of record: MutationRecord) throws(CommandError) -> [String] {
    guard let name = mutant else { return SummaryText(record).lines }
    guard let mutant = record.mutants.first(where: { $0.id == name }) else {
      throw unknown("mutant", name, among: record.mutants.map(\.id))
    }
    return MutantText(mutant).lines(source: mutant.file.flatMap { record.sources[$0] })
  }
}
