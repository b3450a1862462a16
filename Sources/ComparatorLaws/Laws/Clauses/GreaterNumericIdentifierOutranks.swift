public import PropertyTesting

/// S4: of two numeric identifiers the numerically greater one outranks: 2 < 10 < 11.
public struct GreaterNumericIdentifierOutranks: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case moreDigits
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
    let (lower, higher, numbers) = try trial.draw(Self.texts)
    return try subject.judge(
      lower, isLessThan: higher, "\(numbers.0) < \(numbers.1) as numbers (clause 11.4.1)")
  }

  /// The texts of two versions, and the numbers in which they differ.
  private static func texts(
    _ trial: inout Trial
  ) throws(Discard) -> (String, String, (String, String)) {
    let (small, large) = trial.source.risingNumbers()
    let context = trial.source.identifierContext()
    trial.mark(Mark.moreDigits, if: small.utf8.count < large.utf8.count)
    trial.mark(Mark.afterOthers, if: !context.before.isEmpty)
    return (try context.version(with: small), try context.version(with: large), (small, large))
  }
}
