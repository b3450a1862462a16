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
    var key: [UInt8] = []
    key.reserveCapacity(2 * text.utf8.count + 8)
    let ranked = text.utf8.prefix { $0 != UInt8(ascii: "+") }
    let core = ranked.prefix { $0 != UInt8(ascii: "-") }
    for number in Self.pieces(of: core) { Self.appendNumber(number, to: &key) }
    guard core.endIndex < ranked.endIndex else { return key + [Mark.release] }
    for identifier in Self.pieces(of: ranked[core.endIndex...].dropFirst()) {
      Self.appendIdentifier(identifier, to: &key)
    }
    key.append(Mark.end)
    return key
  }

  private static func appendIdentifier(_ identifier: Substring.UTF8View, to key: inout [UInt8]) {
    let isNumber = identifier.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isNumber {
      key.append(Mark.number)
      appendNumber(identifier, to: &key)
    } else {
      key.append(Mark.word)
      key.append(contentsOf: identifier)
      // No identifier has a byte 0, so the 0 ranks a prefix below what it is a prefix of.
      key.append(0)
    }
  }

  /// The digit count, then the digits: no leading zeros, so a longer number is a greater one.
  private static func appendNumber(_ digits: Substring.UTF8View, to key: inout [UInt8]) {
    let count = digits.count
    key.append(UInt8(count >> 8))
    key.append(UInt8(count & 0xFF))
    key.append(contentsOf: digits)
  }

  private static func pieces(of part: Substring.UTF8View) -> [Substring.UTF8View] {
    part.split(separator: UInt8(ascii: "."))
  }
}
