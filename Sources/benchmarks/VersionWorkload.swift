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
    let duration = ContinuousClock().measure {
      for text in texts {
        if let version = Version(text) { parsed.append(version) }
      }
    }
    return Run(duration: duration, checksum: parsed.count)
  }

  /// Compares each version with one in a random place of memory.
  func compare() -> Run {
    var lessCount = 0
    let duration = ContinuousClock().measure {
      for index in versions.indices where versions[index] < shuffled[index] { lessCount += 1 }
    }
    return Run(duration: duration, checksum: lessCount)
  }

  /// Sorts all versions.
  func sort() -> Run {
    var sorted: [Version] = []
    let duration = ContinuousClock().measure { sorted = shuffled.sorted() }
    let ascents = zip(sorted, sorted.dropFirst()).count { $0 < $1 }
    return Run(duration: duration, checksum: ascents)
  }
}
