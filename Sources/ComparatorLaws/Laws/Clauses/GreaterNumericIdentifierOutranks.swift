public import PropertyTesting

/// S4: of two numeric identifiers the numerically greater one outranks: 2 < 10 < 11.
public struct GreaterNumericIdentifierOutranks: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case moreDigits
    case long
    case afterOthers
  }

  /// Clause 11.4.1.
  public let clause = "11.4.1"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// The numbers are known.
  public let evidence = LawEvidence.construction
  /// Where digits as text would decide otherwise.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Compares two versions that differ in one numeric identifier.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let texts = try trial.draw(Self.texts)
    return try subject.judge(
      texts.lower, isLessThan: texts.higher,
      "\(texts.lowerPart) < \(texts.higherPart) as numbers (clause 11.4.1)")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> RisingTexts {
    // A width to which shorter numbers are padded ends somewhere.
    let isLong = trial.source.chance(1, in: 8)
    let digitCount = trial.source.number(isLong ? 9...79 : 1...8)
    let (small, large) = trial.source.risingNumbers(digitCount: digitCount)
    trial.mark(Mark.long, if: isLong)
    let context = trial.source.identifierContext()
    trial.mark(Mark.moreDigits, if: small.utf8.count < large.utf8.count)
    trial.mark(Mark.afterOthers, if: context.hasIdentifiersBefore)
    return RisingTexts(
      lower: try context.version(with: small), higher: try context.version(with: large),
      lowerPart: small, higherPart: large)
  }
}
