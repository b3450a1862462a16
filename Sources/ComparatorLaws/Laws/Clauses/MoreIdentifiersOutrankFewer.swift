public import PropertyTesting

/// S7: of two lists of identifiers of which one begins with all of the other, the longer outranks.
public struct MoreIdentifiersOutrankFewer: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case zeroAppended
    case prefixOfEightOrMore
    case prefixOfSixteenOrMore
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
    var fewer = trial.source.smallRelease()
    trial.source.addPrerelease(to: &fewer, atLeast: 1)
    if trial.source.chance(1, in: 8) {
      let least = trial.source.number(8...40)
      while fewer.count(of: .prerelease) < least {
        // Short ones, of which many have room.
        fewer.append(trial.source.confusableIdentifier(), to: .prerelease)
      }
    }
    var more = fewer
    if trial.source.chance(1, in: 8) {
      more.append("0", to: .prerelease)
    } else {
      trial.source.addPrerelease(to: &more, atLeast: 1)
    }
    trial.mark(
      Mark.zeroAppended, if: more[.prerelease, more.count(of: .prerelease) - 1] == "0")
    trial.mark(Mark.prefixOfEightOrMore, if: fewer.count(of: .prerelease) >= 8)
    trial.mark(Mark.prefixOfSixteenOrMore, if: fewer.count(of: .prerelease) >= 16)
    trial.source.addBuild(to: &fewer)
    return (try fewer.text, try more.text)
  }
}
