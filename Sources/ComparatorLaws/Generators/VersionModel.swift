import PropertyTesting

/// A valid version as its parts, before it becomes text.
package struct VersionModel: Hashable, Sendable {
  /// Major, minor and patch, as digits.
  var core: [String]
  /// The identifiers of the pre-release; empty for a release.
  var prerelease: [String] = []
  /// The identifiers of the build metadata; empty when there is none.
  var build: [String] = []

  /// The longest text, in bytes, that every comparator is asked to accept.
  package static let maximumByteCount = 256

  /// The version's text.
  ///
  /// - Throws: ``Discard/precondition`` when it is too long for every comparator to be asked about it.
  package var text: String {
    get throws(Discard) {
      let byteCount = byteCount
      guard byteCount <= Self.maximumByteCount else { throw .precondition }
      return text(ofByteCount: byteCount)
    }
  }

  /// The version's text, however long it is.
  var textOfAnyLength: String { text(ofByteCount: byteCount) }

  /// The text, written at one go: laws spend much of their time on texts.
  private func text(ofByteCount byteCount: Int) -> String {
    String(unsafeUninitializedCapacity: byteCount) { bytes in
      var end = 0
      Self.write(core, after: nil, to: bytes, at: &end)
      Self.write(prerelease, after: UInt8(ascii: "-"), to: bytes, at: &end)
      Self.write(build, after: UInt8(ascii: "+"), to: bytes, at: &end)
      return end
    }
  }

  /// How many bytes the text has.
  var byteCount: Int {
    func count(_ identifiers: [String]) -> Int {
      identifiers.reduce(identifiers.count) { $0 + $1.utf8.count }
    }
    return count(core) - 1 + count(prerelease) + count(build)
  }

  /// The text of the core alone.
  var release: String { core.joined(separator: ".") }

  /// The same version without pre-release and build metadata.
  var releaseModel: VersionModel { VersionModel(core: core) }

  /// The parts, as a subject shows them.
  var fields: VersionFields {
    VersionFields(core: core, prerelease: prerelease, build: build)
  }

  private static func write(
    _ identifiers: [String], after opening: UInt8?, to bytes: UnsafeMutableBufferPointer<UInt8>,
    at end: inout Int
  ) {
    var separator = opening
    for identifier in identifiers {
      if let separator {
        bytes[end] = separator
        end += 1
      }
      identifier.utf8.withContiguousStorageIfAvailable { identifier in
        for byte in identifier {
          bytes[end] = byte
          end += 1
        }
      }
      separator = UInt8(ascii: ".")
    }
  }
}

extension [VersionModel] {
  /// The versions' texts.
  ///
  /// - Throws: ``Discard/precondition`` when one is too long for every comparator to be asked about it.
  var texts: [String] {
    get throws(Discard) {
      try map { (model) throws(Discard) in try model.text }
    }
  }
}

extension String {
  /// `0`…`9` and nothing else.
  var isNumeric: Bool { utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
}
