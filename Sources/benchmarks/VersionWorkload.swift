/// The same work for each version type: parse texts, compare pairs, sort a list.
struct VersionWorkload<Version: VersionSubject> {
  private let texts: [String]
  private let versions: [Version]
  private let shuffled: [Version]

  init(texts: [String]) {
    var random = SplitMix64(seed: 1)
    self.texts = texts
    versions = texts.compactMap(Version.init)
    shuffled = versions.shuffled(using: &random)
  }

  /// Parses each text; the values are kept, as a caller would, and let go outside of the time.
  func parse() -> Run {
    var parsed: [Version] = []
    parsed.reserveCapacity(texts.count)
    let start = ContinuousClock.now
    for text in texts {
      if let version = Version(text) { parsed.append(version) }
    }
    return Run(duration: start.duration(to: .now), checksum: parsed.count)
  }

  /// Compares each version with another one, which was parsed at another time.
  func compare() -> Run {
    var lessCount = 0
    let start = ContinuousClock.now
    for index in versions.indices { lessCount += versions[index] < shuffled[index] ? 1 : 0 }
    return Run(duration: start.duration(to: .now), checksum: lessCount)
  }

  /// Sorts all versions.
  func sort() -> Run {
    let start = ContinuousClock.now
    let sorted = shuffled.sorted()
    let duration = start.duration(to: .now)
    return Run(duration: duration, checksum: zip(sorted, sorted.dropFirst()).count { $0 < $1 })
  }
}
