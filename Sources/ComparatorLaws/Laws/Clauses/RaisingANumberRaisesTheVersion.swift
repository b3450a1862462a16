public import PropertyTesting

/// S2: raising major, minor or patch gives a greater version, whatever follows.
///
/// Numbers have up to nine digits, so that integer overflow is the business of another law.
public struct RaisingANumberRaisesTheVersion: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case major
    case minor
    case patch
    case carry
    case restPointsTheOtherWay
  }

  /// Clause 11.2.
  public let clause = "11.2"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// One number was raised.
  public let evidence = ComparatorLawEvidence.construction
  /// Each number, more digits, and lower parts that would decide otherwise.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Makes a version, raises one number, and gives the parts after it other values.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let place = trial.source.number(0...2)
    let (small, large) = trial.source.risingNumbers()
    var lower = VersionModel(core: trial.source.smallCore())
    var higher = lower
    lower.core[place] = small
    higher.core[place] = large
    let isOpposed = trial.source.chance(1, in: 2)
    for after in 0..<3 where after > place {
      lower.core[after] = isOpposed ? "9" : trial.source.smallNumber()
      higher.core[after] = isOpposed ? "0" : trial.source.smallNumber()
    }
    // A pre-release of the higher version alone would decide the other way if it decided.
    higher.prerelease = trial.source.chance(1, in: 2) ? trial.source.identifiers() : []
    if trial.source.chance(1, in: 3) { lower.prerelease = trial.source.identifiers() }
    lower.build = trial.source.build()
    trial.mark([Mark.major, .minor, .patch][place])
    trial.mark(Mark.carry, if: small.utf8.count < large.utf8.count)
    trial.mark(Mark.restPointsTheOtherWay, if: isOpposed && place < 2)
    return try subject.judge(
      try lower.withinLimit().text, isLessThan: try higher.withinLimit().text,
      "\(["major", "minor", "patch"][place]) is greater (clause 11.2)")
  }
}

extension ChoiceSource {
  /// Three numbers of up to nine digits, mostly of one or two.
  mutating func smallCore() -> [String] { [smallNumber(), smallNumber(), smallNumber()] }

  /// A number of up to nine digits, mostly of one or two.
  mutating func smallNumber() -> String {
    chance(1, in: 4) ? numeral(digitCount: number(1...9)) : String(choose(upTo: 12))
  }

  /// Two numbers of up to nine digits, the lower one first; often with more digits in the second.
  mutating func risingNumbers() -> (String, String) {
    let digitCount = number(1...8)
    switch index(weighted: [2, 1, 1]) {
    case 0:
      // 9 and 10, 99 and 100, …; or 2 and 10, where text would decide otherwise.
      let nines = String(repeating: "9", count: digitCount)
      return (chance(1, in: 2) ? nines : String(choose(upTo: 7) + 2), nines.incremented)
    case 1:
      let small = numeral(digitCount: digitCount)
      return (small, small.incremented)
    default:
      let small = numeral(digitCount: digitCount)
      return (small, numeral(digitCount: digitCount + 1))
    }
  }
}
