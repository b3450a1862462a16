/// A version as Semantic Versioning 2.0.0 defines it (https://semver.org/spec/v2.0.0.html).
///
/// The value keeps its text, unchanged, and knows where the parts stand in it. Nothing is ever
/// converted to an integer that could overflow: numbers may have any number of digits that the
/// length limit allows.
///
/// Equality, order and hash speak of *precedence* (clause 11) and ignore build metadata (clause
/// 10): `1.0.0+a == 1.0.0+b`. ``isIdentical(to:)`` compares the texts.
public struct SemVersion: Sendable {
  /// The longest text that is parsed, in bytes of UTF-8.
  ///
  /// The specification sets no limit; it recommends that implementations do, against input made to
  /// exhaust them. 256 lets every offset of a part fit into one byte. Longer text is refused with
  /// ``SemVersionError/Kind/tooLong``.
  public static let maximumByteCount = 256

  /// The input, byte for byte; contiguous native UTF-8, since the parser asked for it.
  let text: String
  /// Where its parts stand, and what precedence says of it at a glance.
  @usableFromInline let layout: VersionLayout

  /// Parses a text as a strict version.
  ///
  /// - Parameter text: the whole version; nothing is trimmed, repaired or ignored.
  /// - Throws: ``SemVersionError`` with the first fault.
  /// - Complexity: O(*n*) in the bytes of the text, none of which are looked at when there are more
  ///   than ``maximumByteCount``.
  public init(parsing text: String) throws(SemVersionError) {
    var text = text
    let layout = try text.withUTF8 { VersionLayout.parsing($0) }.get()
    self.init(text: text, layout: layout)
  }

  /// Parses a text as a strict version; nil when it is none.
  ///
  /// - Complexity: O(*n*) in the bytes of the text, none of which are looked at when there are more
  ///   than ``maximumByteCount``.
  public init?(_ text: String) {
    guard let version = try? Self(parsing: text) else { return nil }
    self = version
  }

  /// Parses bytes, which may be any at all, as the UTF-8 text of a strict version.
  ///
  /// - Parameter bytes: the whole version; invalid UTF-8 is an unexpected byte like any other.
  /// - Throws: ``SemVersionError`` with the first fault.
  /// - Complexity: O(*n*) in the bytes, at most 257 of which are taken from the sequence.
  public init(parsing bytes: some Sequence<UInt8>) throws(SemVersionError) {
    let bytes = Array(bytes.prefix(Self.maximumByteCount + 1))
    let layout = try bytes.withUnsafeBufferPointer { VersionLayout.parsing($0) }.get()
    self.init(text: String(decoding: bytes, as: UTF8.self), layout: layout)
  }

  private init(text: String, layout: VersionLayout) {
    self.text = text
    self.layout = layout
  }
}
