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
    let (lower, higher, identifiers) = try trial.draw(Self.texts)
    return try subject.judge(
      lower, isLessThan: higher,
      "\(identifiers.0) is a number, \(identifiers.1) is not (clause 11.4.3)")
  }

  /// The texts of two versions, and the identifiers in which they differ.
  private static func texts(
    _ trial: inout Trial
  ) throws(Discard) -> (String, String, (String, String)) {
    let number = trial.source.numeral()
    let word =
      trial.source.chance(1, in: 4) ? "-" + trial.source.numeral() : trial.source.word()
    trial.mark(Mark.negativeLooking, if: word.utf8.first == 0x2D && word.dropFirst().isDigits)
    trial.mark(Mark.digitFirst, if: word.first?.isNumber == true)
    let context = trial.source.identifierContext()
    trial.mark(Mark.afterOthers, if: !context.before.isEmpty)
    return (try context.version(with: number), try context.version(with: word), (number, word))
  }
}

extension Substring {
  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
}
