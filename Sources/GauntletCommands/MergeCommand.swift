import Reporting

/// The command `gauntlet merge`.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Joins the reports of all shards of a run to the report of the run."
  static let operands = "DIR…"
  static let options = MutationOutput.options
  static let notes = "'gauntlet mutate --shard K/N' makes the reports; a missing one is no success."

  private let folders: [ReportFolder]
  private let output: MutationOutput

  init(_ arguments: CommandArguments) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("merge needs the folders of reports") }
    folders = arguments.operands.map { ReportFolder($0) }
    output = try MutationOutput(arguments)
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let shards = try folders.map { (folder) throws(CommandError) in try folder.record() }
    var record = try merge(shards)
    record.judgeLaws()
    console.print(record.run.line)
    console.print(SummaryText(record).baselineLine)
    return try output.report(record, console)
  }

  private func merge(_ shards: [MutationRecord]) throws(CommandError) -> MutationRecord {
    do throws(MergeError) {
      return try MutationRecord(merging: shards)
    } catch {
      throw .incomplete("cannot merge: \(error)")
    }
  }
}
