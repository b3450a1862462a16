import PropertyTesting

/// The surroundings of one pre-release identifier.
struct IdentifierContext {
  let core: [String]
  let before: [String]
  let after: [String]

  /// The text of the version with this identifier in the middle.
  func version(with identifier: String) throws(Discard) -> String {
    try version(with: [identifier], then: after)
  }

  /// The text of the version with these identifiers after the common ones.
  func version(with identifiers: [String], then tail: [String]) throws(Discard) -> String {
    try VersionModel(core: core, prerelease: before + identifiers + tail).text
  }
}

extension ChoiceSource {
  /// A core, the identifiers before a place, often none, and those after it.
  mutating func identifierContext() -> IdentifierContext {
    let core = smallCore()
    let before = chance(1, in: 2) ? prerelease() : []
    return IdentifierContext(core: core, before: before, after: prerelease())
  }
}
