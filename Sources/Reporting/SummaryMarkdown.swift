/// A run over mutants as Markdown, for the summary of a CI step.
package struct SummaryMarkdown {
  private let record: MutationRecord

  package init(_ record: MutationRecord) {
    self.record = record
  }

  /// A heading with the score, the summary, and a row for each mutant that needs a look.
  package var text: String {
    var parts = ["## \(heading)", "```\n\(SummaryText(record).lines.joined(separator: "\n"))\n```"]
    if !record.survivors.isEmpty { parts.append(table) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    guard record.isBaselinePassed else { return "The baseline failed" }
    let score = record.score.percent.map { "Mutation score \(CountText.percent($0))" }
    let survivors = CountText.count(record.survivors.count, "survivor")
    return (score ?? "No mutant was decided") + " · \(survivors)"
      + (record.isComplete ? "" : " · incomplete")
  }

  private var table: String {
    let rows = record.survivors.map { mutant in
      let text = MutantText(mutant)
      return Self.row([
        "`\(mutant.id)`", text.place.map { "`\($0)`" } ?? "", Self.cell(text.title),
        Self.cell(text.verdict),
      ])
    }
    return ([Self.row(["mutant", "place", "mistake", "verdict"]), "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// Text that cannot end its cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ").split(
      separator: "|", omittingEmptySubsequences: false
    ).joined(separator: "\\|")
  }
}
