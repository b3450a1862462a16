/// Bytes that come in pieces and are taken in lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var position = 0

  /// What has come and was not taken yet.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// Adds what has come.
  mutating func append(_ more: [UInt8]) {
    bytes.removeSubrange(..<position)
    position = 0
    bytes += more
  }

  /// The next line without its line feed; nil when it is not complete.
  mutating func takeLine() -> ArraySlice<UInt8>? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { position = end + 1 }
    return bytes[position..<end]
  }
}
