/// A type of your own as a subject: anything with a failable initialiser from text and `Comparable`.
///
/// ```swift
/// let subject = ComparableSubject(MyVersion.init)
/// ```
public struct ComparableSubject<Version: Comparable & SendableMetatype>: VersionComparator {
  private let parser: @Sendable (String) -> Version?
  /// The text of a parsed version, when the type keeps it.
  public var text: (@Sendable (Version) -> String)?
  /// The hash of a parsed version, when the type is hashable.
  public var hash: (@Sendable (Version) -> Int)?
  /// The parts of a parsed version, when the type offers them.
  public var fields: (@Sendable (Version) -> VersionFields)?
  /// Parses bytes, when the type does.
  public var parseBytes: (@Sendable ([UInt8]) -> Version?)?
  /// What is wrong with a text, when the type can tell.
  public var fault: (@Sendable (String) -> VersionFault?)?
  /// The longest text that the type accepts, in bytes of UTF-8, when it has a limit.
  public var byteLimit: Int?

  /// Makes a subject of a type's parser and its `<`, `==`, `<=`, `>` and `>=`.
  public init(_ parser: @escaping @Sendable (String) -> Version?) {
    self.parser = parser
  }

  /// Calls the parser.
  public func parse(_ text: String) -> Version? { parser(text) }

  /// Calls `<`.
  public func isLess(_ left: Version, _ right: Version) -> Bool { left < right }

  /// Calls `==`.
  public func isEqual(_ left: Version, _ right: Version) -> Bool { left == right }

  /// Calls `<=`, `>` and `>=`.
  public var operators: OrderOperators<Version>? {
    OrderOperators(
      isLessOrEqual: { $0 <= $1 }, isGreater: { $0 > $1 }, isGreaterOrEqual: { $0 >= $1 })
  }
}
