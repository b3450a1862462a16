/// Why a text is not a strict SemVer 2.0.0 version: what is wrong, in which part, and where.
///
/// Two errors are equal when all four parts are.
public struct SemVersionError: Error, Hashable, Sendable {
  /// What is wrong with the text.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text has more than ``SemVersion/maximumByteCount`` bytes of UTF-8.
    case tooLong
    /// The text ends before the component begins (clause 2).
    case missingComponent
    /// A numeric component or a numeric pre-release identifier begins with a needless zero
    /// (clauses 2 and 9).
    case leadingZero
    /// A pre-release or build identifier has no bytes (clauses 9 and 10).
    case emptyIdentifier
    /// A byte that no valid version with this beginning can have at this place.
    case unexpectedByte
  }

  /// The part of a version that the error is about.
  public enum Component: String, Hashable, Sendable, CaseIterable {
    /// The whole text, for a length error.
    case version
    /// The first number of the core.
    case major
    /// The second number of the core.
    case minor
    /// The third number of the core.
    case patch
    /// The identifiers after the first hyphen.
    case prerelease
    /// The identifiers after the plus sign.
    case build
  }

  /// What is wrong.
  public let kind: Kind
  /// The part that is wrong; for ``Kind/missingComponent`` the part that is not there.
  public let component: Component
  /// Where, in bytes of UTF-8 from the beginning of the text: the first byte that no valid version
  /// with this beginning can have; for a leading zero the zero itself, for a missing part the
  /// byte count, for an over-long text 256.
  public let offset: Int
  /// The byte at ``offset``, or nil when the text ends there.
  public let byte: UInt8?

  package init(kind: Kind, component: Component, offset: Int, byte: UInt8?) {
    self.kind = kind
    self.component = component
    self.offset = offset
    self.byte = byte
  }
}

extension SemVersionError: CustomStringConvertible {
  /// A sentence for a log line, such as `leading zero in minor at byte 2`.
  public var description: String {
    switch kind {
    case .tooLong:
      "version longer than \(SemVersion.maximumByteCount) bytes"
    case .missingComponent:
      "\(component.rawValue) is missing at byte \(offset)"
    case .leadingZero:
      "leading zero in \(component.rawValue) at byte \(offset)"
    case .emptyIdentifier:
      "empty identifier in \(component.rawValue) at byte \(offset)"
    case .unexpectedByte:
      "unexpected \(quotedByte) in \(component.rawValue) at byte \(offset)"
    }
  }

  /// The offending byte: printable ASCII in quotes, anything else as two hexadecimal digits.
  private var quotedByte: String {
    guard let byte else { return "end" }
    if (0x21...0x7E).contains(byte) { return "'\(Unicode.Scalar(byte))'" }
    // The digit in front, 1, keeps a leading zero and is dropped.
    return "byte 0x" + String(0x100 + Int(byte), radix: 16, uppercase: true).dropFirst()
  }
}
