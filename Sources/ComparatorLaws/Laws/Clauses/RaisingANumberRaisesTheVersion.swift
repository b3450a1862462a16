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
  public let evidence = LawEvidence.construction
  /// Each number, more digits, and lower parts that would decide otherwise.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Compares a version with one in which a number is raised and the parts after it are others.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (lower, higher, place) = try trial.draw(Self.texts)
    return try subject.judge(
      lower, isLessThan: higher, "\(["major", "minor", "patch"][place]) is greater (clause 11.2)")
  }

  /// The texts of two versions, and the place of the number that is raised.
  private static func texts(_ trial: inout Trial) throws(Discard) -> (String, String, Int) {
    let place = trial.source.number(0...2)
    let (small, large) = trial.source.risingNumbers(digitCount: trial.source.number(1...8))
    let isOpposed = trial.source.chance(1, in: 2)
    var lower = trial.source.smallRelease()
    var higher = trial.source.smallRelease()
    for index in 0..<place { higher[.core, index] = lower[.core, index] }
    lower[.core, place] = small
    higher[.core, place] = large
    for index in 0..<3 where isOpposed && index > place {
      lower[.core, index] = "9"
      higher[.core, index] = "0"
    }
    // A pre-release of the higher version alone would decide the other way if it decided.
    if trial.source.chance(1, in: 2) { trial.source.addPrerelease(to: &higher, atLeast: 1) }
    if trial.source.chance(1, in: 3) { trial.source.addPrerelease(to: &lower, atLeast: 1) }
    trial.source.addBuild(to: &lower)
    trial.mark([Mark.major, .minor, .patch][place])
    trial.mark(Mark.carry, if: small.utf8.count < large.utf8.count)
    trial.mark(Mark.restPointsTheOtherWay, if: isOpposed && place < 2)
    return (try lower.text, try higher.text, place)
  }
}

extension ChoiceSource {
  /// A version of three numbers of up to nine digits, mostly of one or two.
  mutating func smallRelease() -> VersionModel {
    var version = VersionModel()
    for _ in 0..<3 { version.append(smallNumber(), to: .core) }
    return version
  }

  /// A number of up to nine digits, mostly of one or two.
  mutating func smallNumber() -> String {
    chance(1, in: 4) ? numeral(digitCount: number(1...9)) : tinyNumber()
  }

  /// Two numbers, the lower one first; often with so many digits and one more.
  mutating func risingNumbers(digitCount: Int) -> (String, String) {
    switch index(weighted: Weights(2, 1, 1)) {
    case 0:
      // 2 and 10, where text would decide otherwise; or 9 and 10, 99 and 100, and so on.
      let nines = String(repeating: "9", count: digitCount)
      let low = pick(Self.digitsAboveOne)
      return (chance(1, in: 2) ? nines : low, nines.incremented)
    case 1:
      let small = numeral(digitCount: digitCount)
      return (small, small.incremented)
    default:
      let small = numeral(digitCount: digitCount)
      return (small, numeral(digitCount: digitCount + 1))
    }
  }

  private static let digitsAboveOne = ["2", "3", "4", "5", "6", "7", "8", "9"]
}
