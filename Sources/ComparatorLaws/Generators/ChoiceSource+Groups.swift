package import PropertyTesting

extension ChoiceSource {
  /// Two versions that are near copies of each other, or of one third.
  package mutating func nearPair() throws(Discard) -> (VersionModel, VersionModel) {
    let original = try version()
    let copy = nearCopy(of: original)
    return chance(1, in: 4) ? (nearCopy(of: original), copy) : (original, copy)
  }

  /// Two versions with one core of which the minor is greater in one, the patch in the other.
  mutating func opposingPair() -> (VersionModel, VersionModel) {
    var left = VersionModel(core: core())
    var right = left
    let place = number(1...2)
    right.core[place] = right.core[place].incremented
    left.core[3 - place] = left.core[3 - place].incremented
    return (left, right)
  }

  /// Three versions that share all but one identifier, each time a confusable one.
  mutating func confusableTriple() throws(Discard) -> [VersionModel] {
    var original = try version()
    original.prerelease.removeLast(max(0, original.prerelease.count - 3))
    let place = number(0...original.prerelease.count)
    return [
      confusableCopy(of: original, place), confusableCopy(of: original, place),
      confusableCopy(of: original, place),
    ]
  }

  /// The version with a confusable identifier at some place of its pre-release, or after it.
  private mutating func confusableCopy(
    of original: consuming VersionModel, _ place: Int
  ) -> VersionModel {
    var copy = original
    if place < copy.prerelease.count {
      copy.prerelease[place] = confusableIdentifier()
    } else {
      copy.prerelease.append(confusableIdentifier())
    }
    return copy
  }

  /// A version, and two that have more identifiers.
  mutating func listAndTwoExtensions() throws(Discard) -> [VersionModel] {
    let original = try version()
    var first = original
    var second = original
    first.prerelease += identifiers()
    second.prerelease += identifiers()
    return [original, first, second]
  }

  /// A version and so many near copies, each of the one before it.
  mutating func nearCopies(count: Int) throws(Discard) -> [VersionModel] {
    var models: [VersionModel] = []
    models.reserveCapacity(count)
    models.append(try version())
    while models.count < count {
      models.append(nearCopy(of: pick(models)))
    }
    return models
  }

  /// A version and the same with other build metadata.
  mutating func buildVariants() throws(Discard) -> (VersionModel, VersionModel) {
    let left = try version()
    var right = left
    right.build = build()
    if right.build == left.build { right.build.append(buildIdentifier()) }
    return (left, right)
  }
}
