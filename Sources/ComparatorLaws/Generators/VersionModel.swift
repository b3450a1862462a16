/// A valid version as its parts, before it becomes text.
package struct VersionModel: Hashable, Sendable {
  /// Major, minor and patch, as digits.
  var core: [String]
  /// The identifiers of the pre-release; empty for a release.
  var prerelease: [String] = []
  /// The identifiers of the build metadata; empty when there is none.
  var build: [String] = []

  /// The version's text.
  package var text: String {
    var text = release
    Self.append(prerelease, after: "-", to: &text)
    Self.append(build, after: "+", to: &text)
    return text
  }

  /// The text of the core alone.
  var release: String {
    var text = core[0]
    for number in core.dropFirst() {
      text += "."
      text += number
    }
    return text
  }

  /// The same version without pre-release and build metadata.
  var releaseModel: VersionModel { VersionModel(core: core) }

  /// The parts, as a subject shows them.
  var fields: VersionFields {
    VersionFields(core: core, prerelease: prerelease, build: build)
  }

  private static func append(_ identifiers: [String], after opening: String, to text: inout String)
  {
    var separator = opening
    for identifier in identifiers {
      text += separator
      text += identifier
      separator = "."
    }
  }
}

extension String {
  /// `0`…`9` and nothing else.
  var isNumeric: Bool { utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
}
