import Foundation
import Reporting

/// Where a run is reported: on the terminal, in a folder, in a history.
struct MutationOutput {
  static let options =
    MutationGate.options + [
      CommandOption(
        "--annotations", nil, "also prints survivors as warnings on their lines, for GitHub"),
      CommandOption("--history", "FILE", "adds a line to a history, which 'history' shows"),
      CommandOption(
        "--output", "DIR", "where reports go (default \(ReportFolder.defaultPath))"),
    ]

  private let gate: MutationGate
  private let hasAnnotations: Bool
  private let folder: ReportFolder
  private let history: HistoryFile?

  init(_ arguments: CommandArguments) throws(CommandError) {
    gate = try MutationGate(arguments)
    hasAnnotations = arguments.has("--annotations")
    folder = ReportFolder(arguments.value("--output") ?? ReportFolder.defaultPath)
    history = arguments.value("--history").map { HistoryFile($0) }
  }

  /// Stores a run from its beginning to its end.
  func checkpoint(of recorder: MutationRecorder) -> RunCheckpoint {
    RunCheckpoint(recorder, in: folder)
  }

  /// Shows what a run came to, the lines about the run itself and its baseline aside, and stores it.
  ///
  /// - Returns: what it means for the tool's exit.
  func report(_ record: MutationRecord, _ console: Console) throws(CommandError) -> ExitStatus {
    for line in SummaryText(record).verdictLines + gate.findings(in: record) { console.print(line) }
    if record.run.isMatrix {
      for line in [""] + KillMatrixText(record).lines + [KillMatrixText.legend] {
        console.print(line)
      }
    }
    if hasAnnotations {
      for mutant in gate.newSurvivors(in: record) {
        console.print(WorkflowAnnotation(mutant).line)
      }
    }
    let times = record.timings.map { "\($0.part) \(CountText.seconds($0.seconds))" }
    console.print("time        " + times.joined(separator: " · "))
    let entry = HistoryEntry(record, at: Date())
    let earlier = try history?.entries() ?? []
    try folder.write(record, history: earlier + [entry])
    try history?.append(entry)
    return gate.status(of: record)
  }
}
