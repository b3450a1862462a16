/// One slot of the index: where a value begins in the source, and how far it reaches.
///
/// Values lie in source order. A scalar and a key take one slot. An array or object takes two, and
/// its children follow: the second slot holds the slot behind the last descendant in place of the
/// offset, and the number of elements or members in place of the length.
struct JSONEntry: Sendable {
  /// The highest bit of ``extent`` marks a string with escapes or a number with a fraction or an
  /// exponent, so lengths have 31 bits and a document at most 2³¹ − 1 bytes.
  private static let mark: UInt32 = 1 << 31

  private let start: UInt32
  private let extent: UInt32

  init(offset: Int, length: Int, isMarked: Bool = false) {
    start = UInt32(truncatingIfNeeded: offset)
    extent = UInt32(truncatingIfNeeded: length) | (isMarked ? Self.mark : 0)
  }

  /// The second slot of a container.
  init(next: Int, childCount: Int) {
    self.init(offset: next, length: childCount)
  }

  var offset: Int { Int(start) }
  var length: Int { Int(extent & ~Self.mark) }
  var isMarked: Bool { extent & Self.mark != 0 }
  var next: Int { offset }
  var childCount: Int { length }
}
