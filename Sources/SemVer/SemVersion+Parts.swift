extension SemVersion: LosslessStringConvertible {
  /// The text that was parsed, byte for byte.
  public var description: String { text }
}

extension SemVersion {
  /// The digits of the first number, without sign or leading zeros.
  public var major: Substring { part(0, Int(layout.minorStart) - 1) }

  /// The digits of the second number, without sign or leading zeros.
  public var minor: Substring { part(Int(layout.minorStart), Int(layout.patchStart) - 1) }

  /// The digits of the third number, without sign or leading zeros.
  public var patch: Substring {
    part(Int(layout.patchStart), layout.coreEnd(byteCount: text.utf8.count))
  }

  /// Whether there is a pre-release, which makes the version rank below its release (clause 9).
  public var isPrerelease: Bool { layout.hyphen != 0 }

  /// What stands between the first hyphen and the build metadata; nil for a release.
  public var prerelease: Substring? {
    guard isPrerelease else { return nil }
    return part(Int(layout.hyphen) + 1, layout.precedenceEnd(byteCount: text.utf8.count))
  }

  /// What stands after the plus sign, which takes no part in precedence; nil when there is none.
  public var build: Substring? {
    guard layout.plus != 0 else { return nil }
    return part(Int(layout.plus) + 1, text.utf8.count)
  }

  /// The dot-separated identifiers of the pre-release; empty for a release.
  public var prereleaseIdentifiers: [Substring] { Self.identifiers(prerelease) }

  /// The dot-separated identifiers of the build metadata; empty when there is none.
  public var buildIdentifiers: [Substring] { Self.identifiers(build) }

  private static func identifiers(_ part: Substring?) -> [Substring] {
    part?.split(separator: ".") ?? []
  }

  /// The text from one byte offset up to another; every byte of a version is one character.
  private func part(_ start: Int, _ end: Int) -> Substring {
    Substring(text.utf8.prefix(end).dropFirst(start))
  }

  /// Runs a closure on the bytes of the text: parsing has made them contiguous, so no copy is needed.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let result = text.utf8.withContiguousStorageIfAvailable(body) else {
      preconditionFailure()
    }
    return result
  }
}
