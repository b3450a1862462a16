/// What one pass over a valid text finds out: the precedence key and the place of each part.
///
/// The length limit makes every place fit into one byte.
@usableFromInline
struct VersionLayout: Sendable {
  @usableFromInline let key: PrecedenceKey
  /// Offsets of the first byte of the minor and of the patch number.
  let minorStart: UInt8
  let patchStart: UInt8
  /// Offset of the hyphen before the pre-release and of the plus sign before the build metadata;
  /// 0 when there is none (a version begins with a digit).
  let hyphen: UInt8
  let plus: UInt8

  /// The layout of the bytes, or the first fault in them.
  static func parsing(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Self, SemVersionError> {
    Result { () throws(SemVersionError) in
      var parser = VersionParser(bytes)
      return try parser.parse()
    }
  }

  /// Where the core ends in a text of so many bytes.
  func coreEnd(byteCount: Int) -> Int {
    hyphen != 0 ? Int(hyphen) : precedenceEnd(byteCount: byteCount)
  }

  /// Where that which takes part in precedence ends in a text of so many bytes.
  func precedenceEnd(byteCount: Int) -> Int {
    plus != 0 ? Int(plus) : byteCount
  }
}
