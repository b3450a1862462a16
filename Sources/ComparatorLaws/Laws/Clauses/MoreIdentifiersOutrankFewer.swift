public import PropertyTesting

/// S7: of two lists of identifiers of which one begins with all of the other, the longer outranks.
public struct MoreIdentifiersOutrankFewer: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case zeroAppended
    case prefixOfEightOrMore
  }

  /// Clause 11.4.4.
  public let clause = "11.4.4"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// Identifiers were appended.
  public let evidence = LawEvidence.construction
  /// Where a missing identifier is most easily taken for one, and where looking ends.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Compares a version with the same that has more identifiers.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (fewer, more) = try trial.draw(Self.texts)
    return try subject.judge(
      fewer, isLessThan: more, "more identifiers outrank fewer (clause 11.4.4)")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> (String, String) {
    var fewer = VersionModel(core: trial.source.smallCore(), prerelease: trial.source.identifiers())
    if trial.source.chance(1, in: 8) {
      while fewer.prerelease.count < 8 { fewer.prerelease.append(trial.source.identifier()) }
    }
    var more = fewer
    more.prerelease += trial.source.chance(1, in: 8) ? ["0"] : trial.source.identifiers()
    trial.mark(Mark.zeroAppended, if: more.prerelease.last == "0")
    trial.mark(Mark.prefixOfEightOrMore, if: fewer.prerelease.count >= 8)
    fewer.build = trial.source.build()
    return (try fewer.text, try more.text)
  }
}
