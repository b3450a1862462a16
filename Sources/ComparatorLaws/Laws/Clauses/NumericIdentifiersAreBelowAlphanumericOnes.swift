public import PropertyTesting

/// S6: a numeric identifier is lower than an alphanumeric one.
public struct NumericIdentifiersAreBelowAlphanumericOnes: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case negativeLooking
    case digitFirst
    case afterOthers
  }

  /// Clause 11.4.3.
  public let clause = "11.4.3"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// The kinds are known.
  public let evidence = LawEvidence.construction
  /// Words that are easily taken for numbers.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Compares two versions that differ in one identifier, here a number, there a word.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let texts = try trial.draw(Self.texts)
    return try subject.judge(
      texts.lower, isLessThan: texts.higher,
      "\(texts.lowerPart) is a number, \(texts.higherPart) is not (clause 11.4.3)")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> RisingTexts {
    let number = trial.source.numeral()
    let word =
      trial.source.chance(1, in: 4) ? "-" + trial.source.numeral() : trial.source.word()
    trial.mark(Mark.negativeLooking, if: word.utf8.first == 0x2D && word.dropFirst().isDigits)
    trial.mark(Mark.digitFirst, if: word.first?.isNumber == true)
    let context = trial.source.identifierContext()
    trial.mark(Mark.afterOthers, if: context.hasIdentifiersBefore)
    return RisingTexts(
      lower: try context.version(with: number), higher: try context.version(with: word),
      lowerPart: number, higherPart: word)
  }
}

extension Substring {
  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
}
