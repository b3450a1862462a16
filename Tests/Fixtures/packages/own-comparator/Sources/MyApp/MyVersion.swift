/// An app's own version type, with a mistake: pre-release identifiers compare as text, always.
public struct MyVersion: Comparable, Sendable {
  private let numbers: [Int]
  private let prerelease: [Substring]

  /// Reads a version; nil for what is none.
  public init?(_ text: String) {
    let version = text.prefix { $0 != "+" }
    let core = version.prefix { $0 != "-" }
    numbers = core.split(separator: ".").compactMap { Int($0) }
    prerelease = version.dropFirst(core.count + 1).split(separator: ".")
    guard numbers.count == 3 else { return nil }
  }

  /// Numbers first, then the pre-release.
  public static func < (left: Self, right: Self) -> Bool {
    guard left.numbers == right.numbers else {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    guard !left.prerelease.isEmpty, !right.prerelease.isEmpty else {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    return left.prerelease.lexicographicallyPrecedes(right.prerelease)
  }
}
