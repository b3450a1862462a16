/// The parts of a version.
public struct VersionFields: Hashable, Sendable {
  /// Major, minor and patch, as digits.
  public var core: [String]
  /// The identifiers of the pre-release.
  public var prerelease: [String]
  /// The identifiers of the build metadata.
  public var build: [String]

  /// Names the parts of a version.
  ///
  /// - Parameters:
  ///   - core: major, minor and patch, as digits.
  ///   - prerelease: the identifiers of the pre-release; empty for a release.
  ///   - build: the identifiers of the build metadata; empty when there is none.
  public init(core: [String], prerelease: [String], build: [String]) {
    self.core = core
    self.prerelease = prerelease
    self.build = build
  }

  /// The text that has these parts.
  public var text: String {
    let parts = [("", core), ("-", prerelease), ("+", build)].filter { !$0.1.isEmpty }
    return parts.map { $0.0 + $0.1.joined(separator: ".") }.joined()
  }
}

/// What is wrong with a text that is no version.
public struct VersionFault: Hashable, Sendable {
  /// What is wrong, under the names that ``VersionAutomaton`` uses.
  public enum Kind: String, Hashable, Sendable {
    /// More bytes than the comparator takes.
    case tooLong
    /// The text ends before the component begins.
    case missingComponent
    /// A needless zero at the beginning of a number.
    case leadingZero
    /// An identifier without bytes.
    case emptyIdentifier
    /// A byte that cannot stand there.
    case unexpectedByte
  }

  /// A part of a version.
  public enum Component: String, Hashable, Sendable {
    /// The whole text.
    case version
    /// The first number.
    case major
    /// The second number.
    case minor
    /// The third number.
    case patch
    /// The part after the first hyphen.
    case prerelease
    /// The part after the plus sign.
    case build
  }

  /// What is wrong.
  public let kind: Kind
  /// The part that is wrong.
  public let component: Component
  /// Where, in bytes of UTF-8 from the beginning.
  public let offset: Int

  /// Describes a fault.
  public init(kind: Kind, component: Component, offset: Int) {
    self.kind = kind
    self.component = component
    self.offset = offset
  }
}
