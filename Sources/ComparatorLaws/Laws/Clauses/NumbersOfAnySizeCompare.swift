public import PropertyTesting

/// S9: numbers of any size compare as numbers, in the core and as identifiers.
///
/// The two have equally many digits, up to 80, so that comparing digit counts or text is right: what
/// is left to go wrong is the size. They differ in one digit, or lie around a limit of some number
/// type.
public struct NumbersOfAnySizeCompare: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case neighbours
    case differenceOfTwoToThe64
    case acrossALimit
    case oneDigitDiffers
    case inCore
    case inPrerelease
  }

  /// Clause 11.
  public let clause = "11"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// The pair is known.
  public let evidence = LawEvidence.construction
  /// What number types confuse.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Compares two versions that have large numbers at one place.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let texts = try trial.draw(Self.texts)
    return try subject.judge(
      texts.lower, isLessThan: texts.higher,
      "\(texts.lowerPart) < \(texts.higherPart) as numbers (clause 11)")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> RisingTexts {
    let (small, large) = try pair(&trial)
    var lower = trial.source.smallRelease()
    var higher = lower
    if trial.source.chance(1, in: 2) {
      trial.mark(Mark.inPrerelease)
      lower.append(small, to: .prerelease)
      higher.append(large, to: .prerelease)
    } else {
      trial.mark(Mark.inCore)
      let place = trial.source.number(0...2)
      lower[.core, place] = small
      higher[.core, place] = large
    }
    return RisingTexts(
      lower: try lower.text, higher: try higher.text, lowerPart: small, higherPart: large)
  }

  private static func pair(_ trial: inout Trial) throws(Discard) -> (String, String) {
    let (small, large) = candidates(&trial)
    guard small.utf8.count == large.utf8.count else { throw .precondition }
    return (small, large)
  }

  private static func candidates(_ trial: inout Trial) -> (String, String) {
    switch trial.source.index(weighted: Weights(2, 1, 2, 2)) {
    case 0:
      trial.mark(Mark.neighbours)
      let small = trial.source.nearLimit()
      return (small, small.incremented)
    case 1:
      trial.mark(Mark.differenceOfTwoToThe64)
      let small = trial.source.numeral(digitCount: trial.source.number(20...40))
      return (small, small.adding("18446744073709551616"))
    case 2:
      trial.mark(Mark.acrossALimit)
      let limit = trial.source.nearLimit()
      let other = trial.source.numeral(digitCount: limit.utf8.count)
      return limit < other ? (limit, other) : (other, limit.incremented)
    default:
      trial.mark(Mark.oneDigitDiffers)
      return trial.source.numbersThatDifferInOneDigit()
    }
  }
}

extension ChoiceSource {
  /// Two numbers with equally many digits of which one differs.
  fileprivate mutating func numbersThatDifferInOneDigit() -> (String, String) {
    let digits = numeral(digitCount: number(2...80))
    var low = Array(digits.utf8)
    var high = low
    let place = number(1...(digits.utf8.count - 1))
    let lowDigit = UInt8(number(0...8))
    low[place] = UInt8(ascii: "0") + lowDigit
    high[place] = UInt8(ascii: "0") + UInt8(number(Int(lowDigit + 1)...9))
    return (String(decoding: low, as: UTF8.self), String(decoding: high, as: UTF8.self))
  }
}

extension String {
  /// The sum of two numbers, both given as digits.
  fileprivate func adding(_ other: String) -> String {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    var left = utf8.reversed()[...]
    var right = other.utf8.reversed()[...]
    while !left.isEmpty || !right.isEmpty || carry > 0 {
      let digit = (left.popFirst() ?? 0x30) - 0x30 + (right.popFirst() ?? 0x30) - 0x30 + carry
      sum.append(0x30 + digit % 10)
      carry = digit / 10
    }
    return String(decoding: sum.reversed(), as: UTF8.self)
  }
}
