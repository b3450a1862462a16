/// How one version stands to another in the order of clause 11.
public enum Precedence: Hashable, Sendable {
  /// The first is lower.
  case less
  /// Neither is lower.
  case equal
  /// The first is higher.
  case greater
}

extension Precedence {
  /// The order of two lists of identifiers, each given as its dotted text (clause 11.4).
  ///
  /// Only the identifiers around the first byte that differs matter. When there is none, the list
  /// that ends first is the lower one: it has fewer identifiers, or its last is a prefix of the
  /// other's.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(ofIdentifiers left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) {
    let shared = min(left.count, right.count)
    var difference = 0
    var start = 0
    while difference < shared, left[difference] == right[difference] {
      difference += 1
      if left[difference - 1] == UInt8(ascii: ".") { start = difference }
    }
    guard difference < shared else {
      self.init(left.count, right.count)
      return
    }
    let leftEnd = left.identifierEnd(from: difference)
    let rightEnd = right.identifierEnd(from: difference)
    switch (left.isNumeric(start, leftEnd), right.isNumeric(start, rightEnd)) {
    // An identifier ranks below each longer one that begins with it, `a.b` below `a-b`: the dot
    // that ends it is no part of the comparison, or it would outrank a hyphen.
    case _ where leftEnd == difference: self = .less
    case _ where rightEnd == difference: self = .greater
    case (true, false): self = .less
    case (false, true): self = .greater
    // Without leading zeros, more digits make a greater number.
    case (true, true) where leftEnd != rightEnd: self.init(leftEnd, rightEnd)
    case (true, true), (false, false): self.init(left[difference], right[difference])
    }
  }

  private init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left == right ? .equal : left < right ? .less : .greater
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes from one offset up to another, counted from zero.
  func part(_ start: Int, _ end: Int) -> Self {
    Self(rebasing: self[start..<end])
  }

  fileprivate func identifierEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != UInt8(ascii: ".") { end += 1 }
    return end
  }

  fileprivate func isNumeric(_ start: Int, _ end: Int) -> Bool {
    for offset in start..<end where !self[offset].isDigit { return false }
    return true
  }
}
