extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first marked byte from a position on, or the end; looks at eight at a time.
  ///
  /// - Parameters:
  ///   - start: where to begin.
  ///   - marks: the high bits of the bytes of a word that are marked, the first byte lowest. Above a
  ///     byte that is marked it may mark another by mistake.
  /// - Returns: the offset.
  @inline(__always)
  func firstOffset(from start: Int, markedBy marks: (UInt64) -> UInt64) -> Int {
    var position = start
    while position + 8 <= count {
      let word = UnsafeRawBufferPointer(self)
        .loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
      let marked = marks(word)
      guard marked == 0 else { return position + marked.trailingZeroBitCount >> 3 }
      position += 8
    }
    return self[position...].firstIndex { UInt8(truncatingIfNeeded: marks(UInt64($0))) != 0 }
      ?? count
  }
}

extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Marks of quotes and backslashes, and perhaps of bytes beyond ASCII.
  @inline(__always)
  private var quotesAndBackslashes: UInt64 {
    let quotes = self ^ (Self.ones &* 0x22)
    let backslashes = self ^ (Self.ones &* 0x5C)
    return (quotes &- Self.ones) | (backslashes &- Self.ones)
  }

  /// Marks of what ends a run of plain bytes in a string: quotes, backslashes, control characters,
  /// anything beyond ASCII.
  @inline(__always)
  var specialBytesInStrings: UInt64 {
    (quotesAndBackslashes | (self &- Self.ones &* 0x20) | self) & (Self.ones &* 0x80)
  }

  /// Marks of what has a meaning in a string that was found to be well formed: quotes and
  /// backslashes.
  @inline(__always)
  var delimitersInStrings: UInt64 {
    quotesAndBackslashes & ~self & (Self.ones &* 0x80)
  }
}
