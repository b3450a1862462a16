import PropertyTesting

/// The surroundings of one pre-release identifier.
struct IdentifierContext {
  /// The core and the identifiers before it.
  private let start: VersionModel
  /// The identifiers after it, as the pre-release of a version that has no other part.
  private let end: VersionModel

  init(start: VersionModel, end: VersionModel) {
    self.start = start
    self.end = end
  }

  /// Whether there are identifiers before it.
  var hasIdentifiersBefore: Bool { start.has(.prerelease) }

  /// The text of the version with this identifier in the middle.
  func version(with identifier: String) throws(Discard) -> String {
    try version(with: identifier, then: end)
  }

  /// The text of the version with this identifier and the pre-release of another one behind it.
  func version(with identifier: String, then end: VersionModel) throws(Discard) -> String {
    var version = start
    version.append(identifier, to: .prerelease)
    version.append(.prerelease, of: end)
    return try version.text
  }
}

extension ChoiceSource {
  /// A core, the identifiers before a place, often none, and those after it.
  mutating func identifierContext() -> IdentifierContext {
    var start = smallRelease()
    if chance(1, in: 2) { addPrerelease(to: &start) }
    var end = VersionModel()
    addPrerelease(to: &end)
    return IdentifierContext(start: start, end: end)
  }
}
