/// A text in lines, for showing parts of it.
struct SourceText {
  /// The lines without their ends.
  let lines: [Substring]

  /// - Complexity: O(*n*) in the text.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines from one number to another, from 1; those that there are.
  func lines(from first: Int, through last: Int) -> ArraySlice<Substring> {
    lines[min(max(first - 1, 0), lines.count)..<min(max(last, first - 1, 0), lines.count)]
  }

  /// The lines of a range with something else in its place; nil when there is no such range.
  func lines(replacing range: SourceRange, with replacement: String) -> [Substring]? {
    guard let before = part(at: range.start)?.before, let after = part(at: range.end)?.after else {
      return nil
    }
    return (before + replacement + after).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private func part(at position: SourcePosition) -> (before: Substring, after: Substring)? {
    guard lines.indices.contains(position.line - 1) else { return nil }
    let line = lines[position.line - 1]
    guard
      let index = line.utf16.index(
        line.startIndex, offsetBy: position.column - 1, limitedBy: line.endIndex)
    else { return nil }
    return (line[..<index], line[index...])
  }
}
