/// Why bytes are not one JSON text in the sense of RFC 8259: what is wrong, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong with the bytes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The source begins with a byte order mark (section 8.1 lets a reader refuse it).
    case byteOrderMark
    /// The source ends before the value is complete.
    case unexpectedEnd
    /// A byte that no JSON text with this beginning can have at this place.
    case unexpectedByte
    /// A control character stands unescaped in a string (section 7).
    case controlCharacter
    /// A byte that is part of no well-formed UTF-8 sequence (section 8.1).
    case invalidUTF8
    /// Arrays and objects are nested deeper than ``JSONDocument/maximumDepth``.
    case tooDeep
    /// The source has more than ``JSONDocument/maximumByteCount`` bytes.
    case tooLong
  }

  /// What is wrong.
  public let kind: Kind
  /// The first byte that is wrong; for ``Kind/unexpectedEnd`` the end of the source, for
  /// ``Kind/tooLong`` the first byte beyond the limit.
  public let position: JSONPosition
  /// What was found and what was expected, such as `found ']', expected a value`.
  public let message: String
}

extension JSONError: CustomStringConvertible {
  /// The place and the message, such as `line 1, column 2 (byte 1): found ']', expected a value`.
  public var description: String { "\(position): \(message)" }
}

extension JSONError {
  /// An error at an offset of the source.
  ///
  /// - Complexity: O(*n*) in the offset.
  init(_ kind: Kind, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, expected: String? = nil)
  {
    var cursor = JSONPositionCursor(bytes)
    self.kind = kind
    position = cursor.advance(to: offset)
    message =
      Self.message(kind, at: offset, in: bytes) + (expected.map { ", expected \($0)" } ?? "")
  }

  private static func message(
    _ kind: Kind, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    switch kind {
    case .byteOrderMark: "the source begins with a byte order mark, expected UTF-8 without one"
    case .unexpectedEnd: "the source ends"
    case .unexpectedByte: "found \(quoted(bytes[offset]))"
    case .controlCharacter: "found \(quoted(bytes[offset])) in a string, where it must be escaped"
    case .invalidUTF8: "found \(quoted(bytes[offset])), which is not well-formed UTF-8 here"
    case .tooDeep: "nested deeper than \(JSONDocument.maximumDepth) arrays and objects"
    case .tooLong: "longer than \(offset) bytes"
    }
  }

  /// A byte for a message: printable ASCII in quotes, anything else as two hexadecimal digits.
  private static func quoted(_ byte: UInt8) -> String {
    if (0x21...0x7E).contains(byte) { return "'\(Unicode.Scalar(byte))'" }
    return "byte 0x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
