import Synchronization

/// Every version that can be made of a few numbers and identifiers, in order of precedence.
///
/// Made when it is first asked for: a worker holds many laws and needs few of their scopes.
final class VersionScope: Sendable {
  private let leastCount: Int
  private let made = Mutex<[(text: String, rank: Int)]?>(nil)

  /// Versions that one case compares with all: parsing the scope anew for each costs little.
  private static let versionsPerRow = 128

  /// A scope of at least so many versions.
  ///
  /// A scope has pre-releases of up to three identifiers, so that a comparator which looks at the
  /// first two only is seen, with and without build metadata.
  init(leastCount: Int) {
    self.leastCount = leastCount
  }

  /// Versions of equal precedence have equal ranks.
  var ranked: [(text: String, rank: Int)] {
    made.withLock { made in
      if let made { return made }
      let ranked = Self.ranked(texts)
      made = ranked
      return ranked
    }
  }

  /// More rows than the largest scope has.
  static let maximumRowCount = 1000

  var rowCount: Int { (ranked.count + Self.versionsPerRow - 1) / Self.versionsPerRow }

  /// The indexes of the versions in one row.
  func row(_ row: Int) -> Range<Int> {
    row * Self.versionsPerRow..<min((row + 1) * Self.versionsPerRow, ranked.count)
  }

  private var texts: [String] {
    let identifiers = leastCount <= 400 ? ["0", "10", "a"] : ["0", "1", "10", "a", "-", "1a"]
    let lists = Self.lists(identifiers)
    let versionsPerCore = lists.count * 2
    let coreCount = (leastCount + versionsPerCore - 1) / versionsPerCore
    return Self.cores.prefix(coreCount).flatMap { core in
      lists.flatMap { list in [core + list, core + list + "+b"] }
    }
  }

  private static let cores: [String] = {
    let numbers = ["0", "1", "10", "2", "9"]
    return numbers.flatMap { major in
      numbers.flatMap { minor in numbers.map { patch in "\(major).\(minor).\(patch)" } }
    }.sorted { $0.utf8.count < $1.utf8.count }
  }()

  /// No pre-release, and every list of one to three identifiers.
  private static func lists(_ identifiers: [String]) -> [String] {
    let ones = identifiers.map { "-" + $0 }
    let twos = ones.flatMap { list in identifiers.map { list + "." + $0 } }
    let threes = twos.flatMap { list in identifiers.map { list + "." + $0 } }
    return [""] + ones + twos + threes
  }

  private static func ranked(_ texts: [String]) -> [(text: String, rank: Int)] {
    let oracle = PrecedenceOracle()
    let keyed = texts.map { (text: $0, key: oracle.key(of: $0)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var rank = 0
    var ranked: [(text: String, rank: Int)] = []
    for (index, element) in keyed.enumerated() {
      if index > 0, element.key != keyed[index - 1].key { rank += 1 }
      ranked.append((element.text, rank))
    }
    return ranked
  }
}
