/// A text in lines, for showing parts of it.
struct SourceText {
  /// The lines without their ends.
  let lines: [Substring]

  /// - Complexity: O(*n*) in the text.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = text.utf8.last == UInt8(ascii: "\n") ? lines.dropLast() : lines
  }

  /// The lines from one number to another, from 1; those that there are.
  func lines(from first: Int, through last: Int) -> ArraySlice<Substring> {
    lines[min(max(first - 1, 0), lines.count)..<min(max(last, first - 1, 0), lines.count)]
  }

  /// The lines of a range with something else in its place; nil when there is no such range.
  func lines(replacing range: SourceRange, with replacement: String) -> [Substring]? {
    parts(of: range).map { parts in
      (parts.before + replacement + parts.after).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// The lines of a range in three parts, the range itself in the middle; nil when there is no such
  /// range.
  func parts(of range: SourceRange) -> (before: Substring, part: String, after: Substring)? {
    guard range.start.line <= range.end.line, let start = split(at: range.start),
      let end = split(at: range.end)
    else { return nil }
    guard range.start.line < range.end.line else {
      guard start.before.endIndex <= end.before.endIndex else { return nil }
      return (start.before, String(end.before[start.before.endIndex...]), end.after)
    }
    let between = lines(from: range.start.line + 1, through: range.end.line - 1)
    let part = [start.after] + between + [end.before]
    return (start.before, part.joined(separator: "\n"), end.after)
  }

  private func split(at position: SourcePosition) -> (before: Substring, after: Substring)? {
    // The end of a text that ends with a line feed.
    if position == SourcePosition(line: lines.count + 1, column: 1) { return ("", "") }
    guard lines.indices.contains(position.line - 1) else { return nil }
    let line = lines[position.line - 1]
    guard
      let index = line.utf16.index(
        line.startIndex, offsetBy: position.column - 1, limitedBy: line.endIndex)
    else { return nil }
    return (line[..<index], line[index...])
  }
}
