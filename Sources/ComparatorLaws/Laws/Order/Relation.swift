import PropertyTesting

/// What `<` says of each two of a few versions, in both directions.
struct Relation {
  /// All ways to put three versions in a row, by index.
  static let arrangementsOfThree = [
    (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
  ]

  private let texts: [String]
  private var less: UInt64 = 0

  /// Asks the subject about all pairs of at most eight versions.
  init<Subject: VersionComparator>(
    of subject: Subject, on models: [VersionModel]
  ) throws(Discard) {
    texts = models.map(\.text)
    var versions: [Subject.Version] = []
    for text in texts { versions.append(try subject.accepted(text)) }
    for left in versions.indices {
      for right in versions.indices where left != right {
        if subject.isLess(versions[left], versions[right]) { less |= Self.bit(left, right) }
      }
    }
  }

  func isLess(_ left: Int, _ right: Int) -> Bool {
    less & Self.bit(left, right) != 0
  }

  /// Whether neither is lower.
  func isTied(_ left: Int, _ right: Int) -> Bool {
    !isLess(left, right) && !isLess(right, left)
  }

  /// A failure that shows the versions at some indexes as a, b, c and so on.
  func failure(_ indexes: [Int], observed: String, expected: String) -> Failure {
    Failure(
      zip(["a", "b", "c", "d", "e", "f", "g", "h"], indexes).map { name, index in
        Failure.Input(name, texts[index])
      },
      observed: observed, expected: expected)
  }

  private static func bit(_ left: Int, _ right: Int) -> UInt64 {
    1 << UInt64(left * 8 + right)
  }
}
