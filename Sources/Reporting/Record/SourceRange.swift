/// A part of a text, from a position up to and without another.
package struct SourceRange: Codable, Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The range of a part of a text.
  ///
  /// - Complexity: O(*n*) in the text.
  package init(_ part: Range<String.Index>, in text: String) {
    self.init(
      start: SourcePosition(part.lowerBound, in: text),
      end: SourcePosition(part.upperBound, in: text))
  }

  /// The range of some bytes of a text's UTF-8, as far as the text goes.
  ///
  /// - Complexity: O(*n*) in the text.
  package init(bytes: Range<Int>, in text: String) {
    func index(_ offset: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }
    self.init(index(bytes.lowerBound)..<index(bytes.upperBound), in: text)
  }

  /// The part of a text; nil when the text is too short.
  ///
  /// - Complexity: O(*n*) in the text.
  package func part(of text: String) -> Range<String.Index>? {
    guard let start = start.index(in: text), let end = end.index(in: text), start <= end else {
      return nil
    }
    return start..<end
  }
}

/// A place in a text as editors and report formats count it: both numbers from 1, columns in UTF-16
/// code units, lines ended by a line feed.
package struct SourcePosition: Codable, Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(_ index: String.Index, in text: String) {
    let before = text.utf8[..<index]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map(text.utf8.index(after:))
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + text.utf16.distance(from: lineStart ?? text.startIndex, to: index)
  }

  func index(in text: String) -> String.Index? {
    var lineStart = text.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = text.utf8[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      lineStart = text.utf8.index(after: end)
    }
    return text.utf16.index(lineStart, offsetBy: column - 1, limitedBy: text.endIndex)
  }
}
