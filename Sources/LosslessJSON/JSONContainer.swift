/// One slot of the index: how far an array or object reaches.
///
/// The index has arrays and objects only, in the order in which they begin. Everything else is found
/// by looking at the source again, which the parser has checked: an index of each key and scalar
/// would be several times as long as a list of small numbers.
struct JSONContainer: Sendable {
  /// The offset behind the closing bracket.
  let end: UInt32
  /// The slot behind the last array or object inside.
  let next: UInt32
  /// The number of elements or members.
  let childCount: UInt32

  init(end: Int, next: Int, childCount: Int) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.childCount = UInt32(truncatingIfNeeded: childCount)
  }
}

/// Where a value begins.
struct JSONPlace: Hashable, Sendable {
  private let offset: UInt32
  private let containersBefore: UInt32

  init(start: Int, slot: Int) {
    offset = UInt32(truncatingIfNeeded: start)
    containersBefore = UInt32(truncatingIfNeeded: slot)
  }

  /// The offset of the first byte.
  var start: Int { Int(offset) }
  /// The number of arrays and objects that begin before: the slot of the value if it is one.
  var slot: Int { Int(containersBefore) }
}
