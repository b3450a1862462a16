/// The grammar and the order of SemVer 2.0.0 once more, by splitting instead of scanning.
///
/// A valid text gets a sort key: bytes whose plain order is the order of clause 11. A number is its
/// digit count and its digits; an identifier begins with 1 when it is numeric and with 2 when it is
/// not, the list ends with 0, and a release has 3 in place of a list.
struct SplittingOracle {
  let sortKey: [UInt8]

  init?(_ text: String) {
    let (beforeBuild, build) = Self.cut(text[...], at: "+")
    let (core, prerelease) = Self.cut(beforeBuild, at: "-")
    let numbers = Self.split(core)
    guard numbers.count == 3, numbers.allSatisfy(Self.isNumber) else { return nil }
    if let build, !Self.split(build).allSatisfy(Self.isIdentifier) { return nil }
    var key = numbers.flatMap(Self.numberKey)
    if let prerelease {
      for identifier in Self.split(prerelease) {
        guard let identifierKey = Self.identifierKey(identifier) else { return nil }
        key += identifierKey
      }
    }
    sortKey = key + [prerelease == nil ? 3 : 0]
  }

  private static func identifierKey(_ identifier: Substring) -> [UInt8]? {
    if isNumber(identifier) { return [1] + numberKey(identifier) }
    guard isIdentifier(identifier), !identifier.utf8.allSatisfy(digits.contains) else { return nil }
    return [2] + Array(identifier.utf8) + [0]
  }

  private static func numberKey(_ number: Substring) -> [UInt8] {
    [UInt8(number.utf8.count)] + Array(number.utf8)
  }

  private static let digits = Set("0123456789".utf8)
  private static let letters = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-".utf8)

  private static func isNumber(_ text: Substring) -> Bool {
    text == "0" || !text.isEmpty && text.first != "0" && text.utf8.allSatisfy(digits.contains)
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { digits.contains($0) || letters.contains($0) }
  }

  private static func split(_ text: Substring) -> [Substring] {
    text.split(separator: ".", omittingEmptySubsequences: false)
  }

  private static func cut(_ text: Substring, at separator: Character) -> (Substring, Substring?) {
    let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }
}
