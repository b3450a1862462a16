/// The text of one source file, addressed by UTF-8 offsets as the compiler does.
struct SourceText: Hashable, Sendable {
  /// The path as it is shown, relative to the package.
  let path: String
  let bytes: [UInt8]

  /// What stands in a range of offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The number of the line, from 1, on which an offset lies.
  ///
  /// - Complexity: O(*n*) in the offset.
  func line(at offset: Int) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  /// The byte at an offset; nil at the end.
  subscript(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}
