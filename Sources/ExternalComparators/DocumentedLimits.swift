/// What a library documents as its limits.
package struct DocumentedLimits: Hashable, Sendable {
  /// Whether it is asked about versions only, since it does not validate.
  package var isOnlyValid = false
  /// The longest text that it takes, in bytes of UTF-8; longer ones are refused.
  package var byteLimit: Int?
  /// The most digits that a number may have; longer ones are refused.
  package var digitLimit: Int?

  /// No limits.
  package init() {}

  /// Whether a size is limited.
  var isSizeLimited: Bool { byteLimit != nil || digitLimit != nil }

  /// Whether a text is larger than the library takes.
  func isExceeded(by text: String) -> Bool {
    if let byteLimit, text.utf8.count > byteLimit { return true }
    guard let digitLimit else { return false }
    return Self.identifiers(of: text).contains { identifier in
      identifier.count > digitLimit && identifier.allSatisfy(Self.digits.contains)
    }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The numbers of the core and the identifiers of the pre-release.
  private static func identifiers(of text: String) -> [Substring.UTF8View] {
    let version = text.utf8.prefix { $0 != UInt8(ascii: "+") }
    let core = version.prefix { $0 != UInt8(ascii: "-") }
    let prerelease = version.dropFirst(core.count + 1)
    return [core, prerelease].flatMap { $0.split(separator: UInt8(ascii: ".")) }
  }
}
