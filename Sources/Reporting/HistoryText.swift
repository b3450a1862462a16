/// A history for a terminal: a small plot of score, survivors and time, and the last runs.
package struct HistoryText {
  private let entries: [HistoryEntry]

  /// Runs in the plot.
  private static let plottedCount = 60
  /// Runs in the table.
  private static let listedCount = 10

  package init(_ entries: [HistoryEntry]) {
    self.entries = entries
  }

  package var lines: [String] {
    let plotted = entries.suffix(Self.plottedCount)
    return [
      row("score", plotted.map(\.score), Self.percent),
      row("survivors", plotted.map { Double($0.survivors) }) { CountText.count(Int($0)) },
      row("time", plotted.map(\.seconds), Self.seconds), "",
    ] + entries.suffix(Self.listedCount).map(line)
  }

  private func row(
    _ title: String, _ values: [Double?], _ text: (Double) -> String
  ) -> String {
    let known = values.compactMap(\.self)
    guard let first = known.first, let last = known.last else { return title }
    return "\(title.padded(to: 9))  \(Self.plot(values))  \(text(first)) → \(text(last))"
  }

  /// A column for each value, from the least to the greatest; a gap where there is none.
  private static func plot(_ values: [Double?]) -> String {
    let marks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let known = values.compactMap(\.self)
    let least = known.min() ?? 0
    let span = (known.max() ?? 0) - least
    return values.map { value in
      guard let value else { return " " }
      guard span > 0 else { return marks[3] }
      return marks[Int((value - least) / span * Double(marks.count - 1) + 0.5)]
    }.joined()
  }

  private func line(_ entry: HistoryEntry) -> String {
    let commit = entry.commit.map { "\($0.prefix(7))" } ?? "no commit"
    return [
      entry.time, commit + (entry.isClean ? " " : "*"),
      (entry.score.map(Self.percent) ?? "-").indented(to: 7),
      CountText.count(entry.survivors, "survivor"), CountText.count(entry.mutants, "mutant"),
      Self.seconds(entry.seconds), entry.isComplete ? "" : "incomplete",
    ].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static func percent(_ percent: Double) -> String { CountText.percent(percent) }

  private static func seconds(_ seconds: Double) -> String { CountText.seconds(seconds) }
}
