/// What a mutant changes, as lines around the place.
struct MutantDiff {
  /// What becomes of a line.
  enum Change: Character {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  let file: String
  /// The number of the first line, from 1; 0 for a file that is new.
  let firstLine: Int
  let lines: [(change: Change, text: Substring)]

  /// Lines shown before and after the change.
  private static let contextLineCount = 3

  /// The edit of a derived mutant, or the whole file of a hand-written one; nil when the source is
  /// not at hand.
  init?(_ mutant: MutantRecord, in source: SourceText?) {
    guard let file = mutant.file, let source else { return nil }
    self.file = file
    guard let range = mutant.range, let replacement = mutant.replacement else {
      firstLine = 0
      lines = source.lines.map { (.added, $0) }
      return
    }
    guard let added = source.lines(replacing: range, with: replacement) else { return nil }
    let before = source.lines(
      from: range.start.line - Self.contextLineCount, through: range.start.line - 1)
    let after = source.lines(
      from: range.end.line + 1, through: range.end.line + Self.contextLineCount)
    let removed = source.lines(from: range.start.line, through: range.end.line)
    firstLine = before.startIndex + 1
    lines =
      before.map { (.kept, $0) } + removed.map { (.removed, $0) } + added.map { (.added, $0) }
      + after.map { (.kept, $0) }
  }

  /// The change as a unified diff, which `patch` understands.
  var unified: String {
    let oldCount = lines.count { $0.change != .added }
    let newCount = lines.count { $0.change != .removed }
    let heading = [
      firstLine == 0 ? "--- /dev/null" : "--- a/\(file)", "+++ b/\(file)",
      "@@ -\(firstLine),\(oldCount) +\(max(firstLine, 1)),\(newCount) @@",
    ]
    return (heading + lines.map { "\($0.change.rawValue)\($0.text)" }).map { $0 + "\n" }.joined()
  }
}
