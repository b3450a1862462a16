package import PropertyTesting

extension ChoiceSource {
  /// Two versions that are near copies of each other, or of one third.
  package mutating func nearPair() throws(Discard) -> (VersionModel, VersionModel) {
    let original = try version()
    var (left, right) = (original, original)
    vary(&right)
    if chance(1, in: 4) { vary(&left) }
    return (left, right)
  }

  /// Two versions with one core of which the minor is greater in one, the patch in the other.
  mutating func opposingPair() -> (VersionModel, VersionModel) {
    var left = release()
    var right = left
    let place = number(1...2)
    right[.core, place] = right[.core, place].incremented
    left[.core, 3 - place] = left[.core, 3 - place].incremented
    return (left, right)
  }

  /// Three versions that share all but one identifier, each time a confusable one.
  mutating func confusableTriple() throws(Discard) -> [VersionModel] {
    var original = try version()
    while original.count(of: .prerelease) > 3 { original.removeLast(from: .prerelease) }
    let place = number(0...original.count(of: .prerelease))
    if place == original.count(of: .prerelease) { original.append("", to: .prerelease) }
    var versions = [original, original, original]
    for index in versions.indices { versions[index][.prerelease, place] = confusableIdentifier() }
    return versions
  }

  /// A version, and two that have more identifiers.
  mutating func listAndTwoExtensions() throws(Discard) -> [VersionModel] {
    let original = try version()
    var versions = [original, original, original]
    for index in 1...2 { addPrerelease(to: &versions[index], atLeast: 1) }
    return versions
  }

  /// A version and so many near copies, each of one before it.
  mutating func nearCopies(count: Int) throws(Discard) -> [VersionModel] {
    var versions: [VersionModel] = []
    versions.reserveCapacity(count)
    versions.append(try version())
    while versions.count < count {
      versions.append(versions[number(0...(versions.count - 1))])
      vary(&versions[versions.count - 1])
    }
    return versions
  }

  /// A version and the same with other build metadata, often a near copy of it.
  mutating func buildVariants() throws(Discard) -> (VersionModel, VersionModel) {
    var left = try version()
    var right = left
    switch index(weighted: Weights(3, 3, 1)) {
    case 1 where left.has(.build):
      let place = number(0...(left.count(of: .build) - 1))
      right[.build, place] = neighbour(of: left[.build, place])
    case 2:
      left.removeAll(from: .build)
      if chance(1, in: 2) { left.append(pick(["build", "b", "ci", "r", "exp"]), to: .build) }
      right = left
      left.append(buildNumber(), to: .build)
      right.append(buildNumber(), to: .build)
    default:
      right.removeAll(from: .build)
      addBuild(to: &right)
    }
    if right.hasSame(.build, as: left) { right.append(buildIdentifier(), to: .build) }
    return (left, right)
  }

  /// The number of a build, or its day or second.
  private mutating func buildNumber() -> String {
    switch index(weighted: Weights(2, 1, 1)) {
    case 0: tinyNumber()
    case 1: pick(["20130312", "20130313", "20240101", "20260131"])
    default: pick(["20130313144700", "20130313144701", "20240101000000"])
    }
  }
}
