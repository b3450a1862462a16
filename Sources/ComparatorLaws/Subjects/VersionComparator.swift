import PropertyTesting

/// A comparator of version texts, as the laws see it: the subject that they judge.
///
/// The real comparator, each deliberately broken one, a program in another language and a type of
/// your own all take this form. Three members are required. The others say that the comparator
/// offers something more; laws about what is not offered are skipped by name.
public protocol VersionComparator: Sendable {
  /// What a text is parsed into.
  associatedtype Version

  /// Parses a text; nil when the comparator takes it for no version.
  func parse(_ text: String) -> Version?

  /// Whether the first version has lower precedence.
  func isLess(_ left: Version, _ right: Version) -> Bool

  /// Whether two versions have equal precedence.
  func isEqual(_ left: Version, _ right: Version) -> Bool

  /// The other order operators.
  var operators: OrderOperators<Version>? { get }

  /// Sorts versions by precedence, lowest first.
  var sorted: (@Sendable ([Version]) -> [Version])? { get }

  /// The text of a parsed version.
  var text: (@Sendable (Version) -> String)? { get }

  /// The hash of a parsed version; equal ones stand for equal versions in sets and dictionaries.
  var hash: (@Sendable (Version) -> Int)? { get }

  /// The parts of a parsed version.
  var fields: (@Sendable (Version) -> VersionFields)? { get }

  /// Parses bytes, which need not be UTF-8.
  var parseBytes: (@Sendable ([UInt8]) -> Version?)? { get }

  /// What is wrong with a text; nil when nothing is.
  var fault: (@Sendable (String) -> VersionFault?)? { get }

  /// The longest text that is accepted, in bytes of UTF-8, and beyond which every text is refused.
  var byteLimit: Int? { get }
}

extension VersionComparator {
  /// Not offered.
  public var operators: OrderOperators<Version>? { nil }
  /// Not offered; laws about sorting use the standard library's sort with ``isLess(_:_:)``.
  public var sorted: (@Sendable ([Version]) -> [Version])? { nil }
  /// Not offered.
  public var text: (@Sendable (Version) -> String)? { nil }
  /// Not offered.
  public var hash: (@Sendable (Version) -> Int)? { nil }
  /// Not offered.
  public var fields: (@Sendable (Version) -> VersionFields)? { nil }
  /// Not offered.
  public var parseBytes: (@Sendable ([UInt8]) -> Version?)? { nil }
  /// Not offered.
  public var fault: (@Sendable (String) -> VersionFault?)? { nil }
  /// Not offered.
  public var byteLimit: Int? { nil }

  /// The parsed version; a text that the subject refuses makes the case say nothing.
  ///
  /// Inlined, a law asks for the type of an optional version once and not for each text.
  @inline(__always)
  func accepted(_ text: String) throws(Discard) -> Version {
    guard let version = parse(text) else { throw .refused }
    return version
  }
}

/// `<=`, `>` and `>=` of a comparator.
public struct OrderOperators<Version>: Sendable {
  let isLessOrEqual: @Sendable (Version, Version) -> Bool
  let isGreater: @Sendable (Version, Version) -> Bool
  let isGreaterOrEqual: @Sendable (Version, Version) -> Bool

  /// Names the three operators.
  public init(
    isLessOrEqual: @escaping @Sendable (Version, Version) -> Bool,
    isGreater: @escaping @Sendable (Version, Version) -> Bool,
    isGreaterOrEqual: @escaping @Sendable (Version, Version) -> Bool
  ) {
    self.isLessOrEqual = isLessOrEqual
    self.isGreater = isGreater
    self.isGreaterOrEqual = isGreaterOrEqual
  }
}

/// What a comparator may offer beyond parsing, order and equality.
public enum ComparatorFeature: String, Hashable, Sendable, CaseIterable {
  /// ``VersionComparator/operators``
  case operators
  /// ``VersionComparator/text``
  case text
  /// ``VersionComparator/hash``
  case hash
  /// ``VersionComparator/fields``
  case fields
  /// ``VersionComparator/parseBytes``
  case parseBytes
  /// ``VersionComparator/fault``
  case fault
  /// ``VersionComparator/byteLimit``
  case byteLimit
}

extension VersionComparator {
  /// Whether the comparator offers something.
  func offers(_ feature: ComparatorFeature) -> Bool {
    switch feature {
    case .operators: operators != nil
    case .text: text != nil
    case .hash: hash != nil
    case .fields: fields != nil
    case .parseBytes: parseBytes != nil
    case .fault: fault != nil
    case .byteLimit: byteLimit != nil
    }
  }
}
