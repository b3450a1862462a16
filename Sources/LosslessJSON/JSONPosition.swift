/// A place in a source.
public struct JSONPosition: Hashable, Sendable {
  /// Bytes before the place.
  public let offset: Int
  /// The line, from 1; a line ends behind a line feed and nowhere else.
  public let line: Int
  /// The column, from 1, in bytes of UTF-8 (not characters) from the beginning of the line.
  public let column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

extension JSONPosition: CustomStringConvertible {
  /// The place for a message, such as `line 3, column 5 (byte 41)`.
  public var description: String { "line \(line), column \(column) (byte \(offset))" }
}

/// Turns rising offsets into lines and columns in one pass over the source.
///
/// A cursor only goes forward, so that any number of places cost one look at each byte.
package struct JSONPositionCursor {
  /// What was not looked at yet.
  private var rest: Slice<UnsafeBufferPointer<UInt8>>
  private var line = 1
  private var lineStart = 0

  /// Begins at the beginning of a source.
  package init(_ source: UnsafeBufferPointer<UInt8>) {
    rest = source[...]
  }

  /// The place at an offset, which must not lie before that of the last call.
  ///
  /// - Complexity: O(*n*) in the bytes since the last call.
  package mutating func advance(to offset: Int) -> JSONPosition {
    for index in rest.startIndex..<offset where rest[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    rest = rest[offset...]
    return JSONPosition(offset: offset, line: line, column: offset - lineStart + 1)
  }
}
