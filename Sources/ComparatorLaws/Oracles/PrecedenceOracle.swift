/// The order of clause 11 as a sort key: an independent oracle.
///
/// A valid version becomes a list of bytes such that comparing two lists byte by byte compares the
/// versions. It shares nothing with any comparator that it judges: it never compares two
/// identifiers.
package struct PrecedenceOracle: Sendable {
  /// How the first version stands to the second.
  package enum Order: Hashable, Sendable {
    /// It is lower.
    case less
    /// Neither is lower.
    case equal
    /// It is higher.
    case greater
  }

  private enum Mark {
    /// Ends a list of identifiers, so that fewer of them rank below more.
    static let end: UInt8 = 0
    /// Opens an identifier that is a number, which ranks below a word.
    static let number: UInt8 = 1
    static let word: UInt8 = 2
    /// Stands for "no pre-release", above whatever a pre-release begins with.
    static let release: UInt8 = 3
  }

  /// Makes the oracle.
  package init() {}

  /// The order of two texts, which must be valid versions.
  package func order(_ left: String, _ right: String) -> Order {
    let leftKey = key(of: left)
    let rightKey = key(of: right)
    if leftKey == rightKey { return .equal }
    return leftKey.lexicographicallyPrecedes(rightKey) ? .less : .greater
  }

  /// Bytes that compare as the version does; the text must be a valid version.
  package func key(of text: String) -> [UInt8] {
    let ranked = text.utf8.split(separator: UInt8(ascii: "+"), maxSplits: 1)[0]
    let parts = ranked.split(separator: UInt8(ascii: "-"), maxSplits: 1)
    var key = parts[0].split(separator: UInt8(ascii: ".")).flatMap { numberKey($0) }
    guard parts.count > 1 else { return key + [Mark.release] }
    for identifier in parts[1].split(separator: UInt8(ascii: ".")) {
      key += identifierKey(identifier)
    }
    return key + [Mark.end]
  }

  private func identifierKey(_ identifier: Substring.UTF8View) -> [UInt8] {
    let isNumber = identifier.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // No identifier has a byte 0, so the 0 ranks a prefix below what it is a prefix of.
    return isNumber ? [Mark.number] + numberKey(identifier) : [Mark.word] + identifier + [0]
  }

  /// The digit count, then the digits: no leading zeros, so a longer number is a greater one.
  private func numberKey(_ digits: Substring.UTF8View) -> [UInt8] {
    [UInt8(digits.count >> 8), UInt8(digits.count & 0xFF)] + digits
  }
}
