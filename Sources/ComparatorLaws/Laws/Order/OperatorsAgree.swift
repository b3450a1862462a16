public import PropertyTesting

/// O5: `==` agrees with "neither is lower"; `<=`, `>` and `>=`, where offered, agree with both.
public struct OperatorsAgree: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case sameButForTheBuild
    case sameCore
    case onlyTheCaseDiffers
  }

  /// Clause 11: precedence is one order.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// One answer is held against another.
  public let evidence = LawEvidence.construction
  /// Pairs that are equal, and pairs that nearly are.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Asks all the operators about two versions.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (left, right) = try trial.draw(Self.texts)
    let (a, b) = (try subject.accepted(left), try subject.accepted(right))
    guard let contradiction = Self.contradiction(of: subject, a, b) else { return nil }
    return Failure(
      Failure.pair(left, right), observed: contradiction,
      expected: "the operators agree: there is one order")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> (String, String) {
    let isBuildVariant = trial.source.chance(1, in: 5)
    let (left, right) =
      isBuildVariant ? try trial.source.buildVariants() : try trial.source.nearPair()
    trial.mark(Mark.sameButForTheBuild, if: isBuildVariant)
    trial.mark(
      Mark.sameCore,
      if: left.hasSame(.core, as: right) && !left.hasSame(.prerelease, as: right))
    trial.mark(Mark.onlyTheCaseDiffers, if: left.differsInCaseAlone(from: right))
    return (try left.text, try right.text)
  }

  private static func contradiction<Subject: VersionComparator>(
    of subject: Subject, _ a: Subject.Version, _ b: Subject.Version
  ) -> String? {
    let isLess = subject.isLess(a, b)
    let isGreater = subject.isLess(b, a)
    let isTied = !isLess && !isGreater
    let basis = Subject.describe(isLess, isGreater)
    if subject.isEqual(a, b) != isTied { return "\(basis), a == b is \(!isTied)" }
    guard let operators = subject.operators else { return nil }
    if operators.isGreater(a, b) != isGreater { return "\(basis), a > b is \(!isGreater)" }
    if operators.isLessOrEqual(a, b) != !isGreater { return "\(basis), a <= b is \(isGreater)" }
    if operators.isGreaterOrEqual(a, b) != !isLess { return "\(basis), a >= b is \(isLess)" }
    return nil
  }
}

extension VersionModel {
  /// Whether the pre-releases are the same but for the case of letters.
  fileprivate func differsInCaseAlone(from other: VersionModel) -> Bool {
    guard hasSame(.core, as: other), count(of: .prerelease) == other.count(of: .prerelease),
      let place = firstDifference(from: other, in: .prerelease)
    else { return false }
    return self[.prerelease, place].lowercased() == other[.prerelease, place].lowercased()
  }
}
