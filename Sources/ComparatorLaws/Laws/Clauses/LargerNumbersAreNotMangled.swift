public import PropertyTesting

/// A number of more digits than a comparator documents as its limit is refused, or still compared
/// right: what must not happen is that it silently becomes another number.
///
/// It is about comparators with such a limit, so it is not one of ``allComparatorLaws``.
public struct LargerNumbersAreNotMangled: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case inCore
    case inPrerelease
  }

  /// Clause 11: numbers compare as numbers, of whatever size.
  public let clause = "11"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// The pair is known.
  public let evidence = LawEvidence.construction
  /// Both places in which numbers stand.
  public let labels = Label.each(of: Mark.self, atLeast: 0.1)

  /// The most digits that the comparator documents to take.
  private let digitLimit: Int

  /// More digits than any number type has, beyond the limit.
  private static let mostDigitsBeyond = 40

  /// States the law for a limit of so many digits, at least one.
  public init(digitLimit: Int) {
    precondition(digitLimit > 0, "a number has a digit")
    self.digitLimit = digitLimit
  }

  /// Makes two numbers beyond the limit, one after the other, and compares versions with them.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let digitCount = digitLimit + trial.source.number(1...Self.mostDigitsBeyond)
    let number = trial.source.numeral(digitCount: digitCount)
    var lower = trial.source.smallRelease()
    var higher = lower
    if trial.source.chance(1, in: 2) {
      trial.mark(Mark.inPrerelease)
      lower.append(number, to: .prerelease)
      higher.append(number.incremented, to: .prerelease)
    } else {
      trial.mark(Mark.inCore)
      let place = trial.source.number(0...2)
      lower[.core, place] = number
      higher[.core, place] = number.incremented
    }
    let texts = (try lower.text, try higher.text)
    guard subject.parse(texts.0) != nil, subject.parse(texts.1) != nil else { return nil }
    return try subject.judge(
      texts.0, isLessThan: texts.1, "or both refused: no number becomes another one (clause 11)")
  }
}
