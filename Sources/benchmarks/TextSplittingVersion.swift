/// The version type that one writes first, to be measured against: two arrays of strings made by
/// splitting, numbers compared by digit count and then as text.
struct TextSplittingVersion: VersionSubject {
  private let core: [String]
  private let prerelease: [String]

  init?(_ text: String) {
    let beforeAndBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let coreAndPrerelease = beforeAndBuild[0].split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    core = Self.identifiers(coreAndPrerelease[0])
    prerelease = coreAndPrerelease.count > 1 ? Self.identifiers(coreAndPrerelease[1]) : []
    let build = beforeAndBuild.count > 1 ? Self.identifiers(beforeAndBuild[1]) : []
    guard text.utf8.count <= 256, core.count == 3, core.allSatisfy(Self.isNumber),
      prerelease.allSatisfy({ Self.isNumber($0) || Self.isAlphanumeric($0) }),
      build.allSatisfy(Self.isIdentifier)
    else { return nil }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.core == right.core && left.prerelease == right.prerelease
  }

  static func < (left: Self, right: Self) -> Bool {
    for (leftNumber, rightNumber) in zip(left.core, right.core) where leftNumber != rightNumber {
      return isNumber(leftNumber, lessThan: rightNumber)
    }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    for (leftIdentifier, rightIdentifier) in zip(left.prerelease, right.prerelease)
    where leftIdentifier != rightIdentifier {
      return isIdentifier(leftIdentifier, lessThan: rightIdentifier)
    }
    return left.prerelease.count < right.prerelease.count
  }

  private static func isIdentifier(_ left: String, lessThan right: String) -> Bool {
    switch (isDigits(left), isDigits(right)) {
    case (true, true): isNumber(left, lessThan: right)
    case (true, false): true
    case (false, true): false
    case (false, false): left < right
    }
  }

  private static func isNumber(_ left: String, lessThan right: String) -> Bool {
    let (leftCount, rightCount) = (left.utf8.count, right.utf8.count)
    return leftCount == rightCount ? left < right : leftCount < rightCount
  }

  private static func identifiers(_ text: Substring) -> [String] {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isNumber(_ text: String) -> Bool {
    isDigits(text) && (text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0"))
  }

  private static func isAlphanumeric(_ text: String) -> Bool {
    isIdentifier(text) && !isDigits(text)
  }

  private static func isDigits(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
