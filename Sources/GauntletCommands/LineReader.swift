import Foundation

/// The lines of standard input as bytes, exactly as they are: only the line feed is taken off.
struct LineReader {
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// How many lines have been read.
  private(set) var lineNumber = 0

  /// The next line, nil at the end; calls the closure before it may have to wait for input.
  mutating func next(beforeWaiting: () -> Void = {}) -> [UInt8]? {
    while true {
      if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        lineNumber += 1
        return Array(buffer[position..<end])
      }
      guard !isAtEnd else { return lastLine() }
      beforeWaiting()
      let data = FileHandle.standardInput.availableData
      buffer = Array(buffer[position...]) + data
      position = 0
      isAtEnd = data.isEmpty
    }
  }

  /// What stands after the last line feed, if anything does.
  private mutating func lastLine() -> [UInt8]? {
    guard position < buffer.count else { return nil }
    defer { position = buffer.count }
    lineNumber += 1
    return Array(buffer[position...])
  }
}
