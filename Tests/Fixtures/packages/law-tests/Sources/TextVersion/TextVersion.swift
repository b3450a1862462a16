/// A version comparator as one is often written: the text is split, the parts are compared.
public struct TextVersion: Sendable {
  private let core: [String]
  private let prerelease: [String]

  /// Splits a text at its separators; nil when it does not have the form of a version.
  public init?(_ text: String) {
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let front = parts.first else { return nil }
    if parts.count > 1, !Self.areIdentifiers(parts[1]) { return nil }
    let halves = front.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    core = halves[0].split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard core.count == 3, core.allSatisfy(Self.isNumber) else { return nil }
    guard halves.count > 1 else {
      prerelease = []
      return
    }
    guard Self.areIdentifiers(halves[1]) else { return nil }
    prerelease = halves[1].split(separator: ".").map { String($0) }
    guard prerelease.allSatisfy({ !Self.isDigits($0) || Self.isNumber($0) }) else { return nil }
  }

  private static func areIdentifiers(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { identifier in
      !identifier.isEmpty
        && identifier.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == 0x2D
        }
    }
  }

  private static func isDigits(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isNumber(_ text: String) -> Bool {
    isDigits(text) && (text == "0" || !text.hasPrefix("0"))
  }
}

extension TextVersion: Comparable {
  /// The same parts, build metadata aside.
  public static func == (left: Self, right: Self) -> Bool {
    left.core == right.core && left.prerelease == right.prerelease
  }

  /// The order of clause 11.
  public static func < (left: Self, right: Self) -> Bool {
    for (a, b) in zip(left.core, right.core) where a != b { return isLess(a, b) }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    for (a, b) in zip(left.prerelease, right.prerelease) where a != b { return isLess(a, b) }
    return left.prerelease.count < right.prerelease.count
  }

  private static func isLess(_ left: String, _ right: String) -> Bool {
    switch (isDigits(left), isDigits(right)) {
    case (true, true) where left.utf8.count != right.utf8.count:
      return left.utf8.count < right.utf8.count
    case (true, false): return true
    case (false, true): return false
    default: return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}
