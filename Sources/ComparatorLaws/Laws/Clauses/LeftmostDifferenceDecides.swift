public import PropertyTesting

/// S8: the leftmost difference decides, stated relatively: if `x` is lower than `y` as the only
/// identifier, then it is so after any common beginning and before any two ends.
///
/// The same holds for the numbers of the core.
public struct LeftmostDifferenceDecides: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case endsPointTheOtherWay
    case hyphenAgainstDot
    case core
  }

  /// Clause 11.4.
  public let clause = "11.4"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// The subject itself said how the two identifiers stand.
  public let evidence = LawEvidence.construction
  /// Ends that would decide otherwise, and identifiers that are easily cut in two.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Asks about two parts alone, then between others.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    // Not drawn for all subjects at once: what comes after two parts that tie is not needed.
    if trial.source.chance(1, in: 4) {
      trial.mark(Mark.core)
      return try judgeCore(subject, &trial)
    }
    return try judgeIdentifiers(subject, &trial)
  }

  private func judgeIdentifiers<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    var (one, other) = trial.source.differentIdentifiers()
    let (a, b) = (try subject.accepted("1.0.0-\(one)"), try subject.accepted("1.0.0-\(other)"))
    if subject.isLess(b, a) { swap(&one, &other) } else if !subject.isLess(a, b) { return nil }
    let context = trial.source.identifierContext()
    let isOpposed = trial.source.chance(1, in: 2)
    var (lowEnd, highEnd) = (VersionModel(), VersionModel())
    if isOpposed {
      for _ in 0..<2 { lowEnd.append("z", to: .prerelease) }
    } else {
      trial.source.addPrerelease(to: &lowEnd)
      trial.source.addPrerelease(to: &highEnd)
    }
    trial.mark(Mark.endsPointTheOtherWay, if: isOpposed)
    trial.mark(Mark.hyphenAgainstDot, if: one.contains("-") || other.contains("-"))
    return try subject.judge(
      try context.version(with: one, then: lowEnd),
      isLessThan: try context.version(with: other, then: highEnd),
      "\(one) < \(other) decides, as it does alone (clause 11.4)")
  }

  private func judgeCore<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    var one = trial.source.smallNumber()
    var other = trial.source.neighbourNumber(of: one)
    let (a, b) = (try subject.accepted("\(one).0.0"), try subject.accepted("\(other).0.0"))
    if subject.isLess(b, a) { swap(&one, &other) } else if !subject.isLess(a, b) { return nil }
    var lower = trial.source.smallRelease()
    var higher = lower
    let place = trial.source.number(0...2)
    lower[.core, place] = one
    higher[.core, place] = other
    for after in 0..<3 where after > place {
      lower[.core, after] = trial.source.smallNumber()
      higher[.core, after] = trial.source.smallNumber()
    }
    return try subject.judge(
      try lower.text, isLessThan: try higher.text,
      "\(one) < \(other) decides, as it does alone (clause 11.2)")
  }
}

extension ChoiceSource {
  /// Two identifiers that differ, often by a hyphen where the other one ends.
  fileprivate mutating func differentIdentifiers() -> (String, String) {
    let one = identifier()
    switch index(weighted: Weights(2, 1, 1)) {
    case 0: return (one, neighbour(of: one))
    case 1: return (one, one + "-" + identifier())
    default: return (one, identifier())
    }
  }
}
