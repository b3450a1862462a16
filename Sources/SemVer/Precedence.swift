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
    let shared = 0..<min(left.count, right.count)
    guard let difference = shared.first(where: { left[$0] != right[$0] }) else {
      self.init(left.count, right.count)
      return
    }
    let leftIdentifier = left.identifier(around: difference)
    let rightIdentifier = right.identifier(around: difference)
    switch (leftIdentifier.allSatisfy(\.isDigit), rightIdentifier.allSatisfy(\.isDigit)) {
    // An identifier ranks below each longer one that begins with it, `a.b` below `a-b`: the dot
    // that ends it is no part of the comparison, or it would outrank a hyphen.
    case _ where left[difference] == UInt8(ascii: "."): self = .less
    case _ where right[difference] == UInt8(ascii: "."): self = .greater
    case (true, false): self = .less
    case (false, true): self = .greater
    // Without leading zeros, more digits make a greater number.
    case (true, true) where leftIdentifier.count != rightIdentifier.count:
      self.init(leftIdentifier.count, rightIdentifier.count)
    case (true, true), (false, false): self.init(left[difference], right[difference])
    }
  }

  /// The order of two values.
  init<Value: Comparable>(_ left: Value, _ right: Value) {
    switch (left < right, left > right) {
    case (true, false): self = .less
    case (false, true): self = .greater
    default: self = .equal
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes from one offset up to another, counted from zero.
  func part(_ start: Int, _ end: Int) -> Self {
    Self(rebasing: self[start..<end])
  }

  /// The identifier that a byte stands in, or that a dot at this offset ends.
  fileprivate func identifier(around offset: Int) -> Slice<Self> {
    let dot = UInt8(ascii: ".")
    let start = prefix(offset).lastIndex(of: dot).map { $0 + 1 } ?? 0
    return self[start..<(dropFirst(offset).firstIndex(of: dot) ?? count)]
  }
}
