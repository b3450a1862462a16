/// The runs of a history: a line for the score, and the last runs as a table.
struct HTMLHistory {
  private let entries: [HistoryEntry]

  /// Runs in the plot.
  private static let plottedCount = 90
  /// Runs in the table.
  private static let listedCount = 10
  /// Of the plot, in its own units.
  private static let size = (width: 720.0, height: 120.0)

  init(_ entries: [HistoryEntry]) {
    self.entries = Array(entries.suffix(Self.plottedCount))
  }

  /// Empty without a history.
  var text: String {
    guard entries.count > 1 else { return "" }
    let rows = entries.suffix(Self.listedCount).reversed().map(row).joined(separator: "\n")
    return """
      <section id="history"><h2>Over time</h2>
      \(plot)
      <div class="wide" tabindex="0" role="region" aria-label="last runs"><table class="list"><thead><tr>\
      <th scope="col">run<th scope="col">commit<th scope="col" class="number">score\
      <th scope="col" class="number">survivors<th scope="col" class="number">mutants\
      <th scope="col" class="number">time</thead><tbody>\(rows)</tbody></table></div></section>
      """
  }

  private func row(_ entry: HistoryEntry) -> String {
    let commit = entry.commit.map { $0.prefix(7) + (entry.isClean ? "" : ", modified") } ?? "none"
    let cells = [
      entry.score.map(CountText.percent) ?? "none", CountText.count(entry.survivors),
      CountText.count(entry.mutants), CountText.seconds(entry.seconds),
    ]
    return "<tr><th scope=\"row\">\(HTMLText.escaped(entry.time))<td>\(HTMLText.escaped(commit))"
      + cells.map { "<td class=\"number\">\($0)" }.joined()
  }

  /// Score and time over the runs, each from its least to its greatest.
  private var plot: String {
    let scores = entries.map(\.score)
    let known = scores.compactMap(\.self)
    let summary =
      "score over \(CountText.count(entries.count, "run")): from "
      + "\(CountText.percent(known.min() ?? 0)) to \(CountText.percent(known.max() ?? 0))"
    return """
      <svg role="img" viewBox="0 0 \(Int(Self.size.width)) \(Int(Self.size.height))" \
      aria-label="\(summary)"><polyline class="seconds" points="\(points(entries.map(\.seconds)))"/>\
      <polyline class="percent" points="\(points(scores))"/></svg>
      <ul class="legend"><li><b class="key percent"></b> score, \(CountText.percent(known.min() ?? 0)) to \
      \(CountText.percent(known.max() ?? 0))</li><li><b class="key seconds"></b> time, \
      \(CountText.seconds(entries.map(\.seconds).min() ?? 0)) to \
      \(CountText.seconds(entries.map(\.seconds).max() ?? 0))</li></ul>
      """
  }

  private func points(_ values: [Double?]) -> String {
    let known = values.compactMap(\.self)
    let least = known.min() ?? 0
    let span = (known.max() ?? 0) - least
    return values.enumerated().compactMap { index, value in
      guard let value else { return nil }
      let share = span > 0 ? (value - least) / span : 0.5
      let across = 4 + (Self.size.width - 8) * Double(index) / Double(values.count - 1)
      let down = 4 + (Self.size.height - 8) * (1 - share)
      return "\(Int(across.rounded())),\(Int(down.rounded()))"
    }.joined(separator: " ")
  }
}
