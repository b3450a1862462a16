/// A source that has been read, with its index; views share it.
final class JSONStorage: Sendable {
  let source: [UInt8]
  let entries: [JSONEntry]

  init(source: [UInt8], entries: [JSONEntry]) {
    self.source = source
    self.entries = entries
  }

  /// The bytes of the value at a slot.
  func range(of slot: Int) -> Range<Int> {
    let entry = entries[slot]
    return entry.offset..<entry.offset + entry.length
  }

  func firstByte(of slot: Int) -> UInt8 {
    source[entries[slot].offset]
  }

  /// The slot behind a value and all its descendants.
  func next(after slot: Int) -> Int {
    firstByte(of: slot).opensContainer ? entries[slot + 1].next : slot + 1
  }
}

extension UInt8 {
  /// `[` or `{`.
  var opensContainer: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "{") }
}
