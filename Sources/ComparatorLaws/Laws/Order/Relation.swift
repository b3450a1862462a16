import PropertyTesting

/// What `<` says of each two of three versions, in both directions.
struct Relation {
  /// All ways to put three versions in a row, by index.
  static let arrangementsOfThree = [
    (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
  ]

  private let texts: [String]
  private var less: UInt16 = 0

  /// Asks the subject about all pairs of three versions; it is lent, as an initialiser would otherwise
  /// take a copy of its own for each case.
  init<Subject: VersionComparator>(
    of subject: borrowing Subject, on texts: [String]
  ) throws(Discard) {
    self.texts = texts
    let first = try subject.accepted(texts[0])
    let second = try subject.accepted(texts[1])
    let third = try subject.accepted(texts[2])
    note(0, 1, subject.isLess(first, second), subject.isLess(second, first))
    note(0, 2, subject.isLess(first, third), subject.isLess(third, first))
    note(1, 2, subject.isLess(second, third), subject.isLess(third, second))
  }

  func isLess(_ left: Int, _ right: Int) -> Bool {
    less & Self.bit(left, right) != 0
  }

  /// Whether neither is lower.
  func isTied(_ left: Int, _ right: Int) -> Bool {
    !isLess(left, right) && !isLess(right, left)
  }

  /// A failure that shows the versions at some indexes as a, b and c.
  func failure(_ indexes: [Int], observed: String, expected: String) -> Failure {
    Failure(
      zip(["a", "b", "c"], indexes).map { name, index in Failure.Input(name, texts[index]) },
      observed: observed, expected: expected)
  }

  private mutating func note(_ left: Int, _ right: Int, _ isLess: Bool, _ isGreater: Bool) {
    if isLess { less |= Self.bit(left, right) }
    if isGreater { less |= Self.bit(right, left) }
  }

  private static func bit(_ left: Int, _ right: Int) -> UInt16 {
    1 << UInt16(left * 4 + right)
  }
}
