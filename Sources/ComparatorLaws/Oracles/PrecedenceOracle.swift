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
    var text = text
    return text.withUTF8 { bytes in
      var key: [UInt8] = []
      key.reserveCapacity(2 * bytes.count + 8)
      var isInPrerelease = false
      var start = 0
      for place in 0...bytes.count {
        let byte = place < bytes.count ? bytes[place] : UInt8(ascii: "+")
        guard Self.isEnd(byte, isInPrerelease) else { continue }
        let piece = UnsafeBufferPointer(rebasing: bytes[start..<place])
        if isInPrerelease {
          Self.append(identifier: piece, to: &key)
        } else {
          Self.append(number: piece, to: &key)
        }
        start = place + 1
        isInPrerelease = isInPrerelease || byte == UInt8(ascii: "-")
        if byte == UInt8(ascii: "+") { break }
      }
      key.append(isInPrerelease ? Mark.end : Mark.release)
      return key
    }
  }

  /// Whether a byte ends a number or an identifier.
  private static func isEnd(_ byte: UInt8, _ isInPrerelease: Bool) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-") && !isInPrerelease
  }

  private static func append(
    identifier: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]
  ) {
    if identifier.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      key.append(Mark.number)
      append(number: identifier, to: &key)
    } else {
      key.append(Mark.word)
      key.append(contentsOf: identifier)
      // No identifier has a byte 0, so the 0 ranks a prefix below what it is a prefix of.
      key.append(0)
    }
  }

  /// The digit count, then the digits: no leading zeros, so a longer number is a greater one.
  private static func append(number digits: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    key.append(UInt8(digits.count >> 8))
    key.append(UInt8(digits.count & 0xFF))
    key.append(contentsOf: digits)
  }
}
