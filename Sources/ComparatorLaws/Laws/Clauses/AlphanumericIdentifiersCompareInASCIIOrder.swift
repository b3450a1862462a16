public import PropertyTesting

/// S5: alphanumeric identifiers compare in ASCII order, byte by byte; a prefix comes first.
public struct AlphanumericIdentifiersCompareInASCIIOrder: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case oneAPrefixOfTheOther
    case longerButLower
    case onlyTheCaseDiffers
    case hyphenAgainstDigit
    case alikeInSixteenBytes
    case knownWords
  }

  /// Clause 11.4.2.
  public let clause = "11.4.2"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// The first byte that differs is known.
  public let evidence = LawEvidence.construction
  /// Where length, case, locale or a list of words would decide otherwise, or where looking ends.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// Letters of both cases next to each other, the hyphen and digits.
  private static let alphabet = Array("-0159AZamz".utf8)

  /// States the law.
  public init() {}

  /// Compares two versions that differ in one word, from one byte on.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let texts = try trial.draw(Self.texts)
    return try subject.judge(
      texts.lower, isLessThan: texts.higher,
      "\(texts.lowerPart) < \(texts.higherPart) in ASCII order (clause 11.4.2)")
  }

  private static func texts(_ trial: inout Trial) throws(Discard) -> RisingTexts {
    let isKnown = trial.source.chance(1, in: 4)
    let (lower, higher) =
      isKnown ? trial.source.risingKnownWords() : trial.source.risingWords(alphabet)
    guard !lower.isNumeric, !higher.isNumeric else { throw .precondition }
    trial.mark(Mark.oneAPrefixOfTheOther, if: higher.utf8.starts(with: lower.utf8))
    trial.mark(Mark.longerButLower, if: lower.utf8.count > higher.utf8.count)
    trial.mark(Mark.onlyTheCaseDiffers, if: lower.lowercased() == higher.lowercased())
    trial.mark(Mark.hyphenAgainstDigit, if: isHyphenAgainstDigit(lower, higher))
    trial.mark(
      Mark.alikeInSixteenBytes, if: lower.utf8.prefix(16).elementsEqual(higher.utf8.prefix(16)))
    trial.mark(Mark.knownWords, if: isKnown)
    let context = trial.source.identifierContext()
    return RisingTexts(
      lower: try context.version(with: lower), higher: try context.version(with: higher),
      lowerPart: lower, higherPart: higher)
  }

  /// Whether the first bytes that differ are a hyphen and a digit.
  private static func isHyphenAgainstDigit(_ lower: String, _ higher: String) -> Bool {
    guard let (low, high) = zip(lower.utf8, higher.utf8).first(where: { $0 != $1 }) else {
      return false
    }
    return low == UInt8(ascii: "-") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(high)
  }
}

extension ChoiceSource {
  /// Two words in ASCII order, the lower one first; either may be a number.
  fileprivate mutating func risingWords(_ alphabet: [UInt8]) -> (String, String) {
    let stem = stem()
    switch index(weighted: Weights(1, 3, 1)) {
    case 0:
      let lower = stem.isEmpty ? word() : stem
      return (lower, lower + tail(alphabet) + "a")
    case 1:
      let low = number(0...(alphabet.count - 2))
      let high = number((low + 1)...(alphabet.count - 1))
      let lower = stem + String(Unicode.Scalar(alphabet[low])) + tail(alphabet)
      return (lower, stem + String(Unicode.Scalar(alphabet[high])) + tail(alphabet))
    default:
      let letter = pick(["a", "b", "m", "z"])
      let end = tail(alphabet)
      return (stem + letter.uppercased() + end, stem + letter + end)
    }
  }

  /// What both words begin with: nothing, a word, or more bytes than a short key holds.
  private mutating func stem() -> String {
    switch index(weighted: Weights(4, 3, 1)) {
    case 0: ""
    case 1: word()
    default: randomWord(length: number(9...40))
    }
  }

  /// Two different words to which some comparators give a rank, or which they take for numbers; the
  /// lower one first.
  fileprivate mutating func risingKnownWords() -> (String, String) {
    let words = chance(1, in: 3) ? Self.wordsWithDigitsFirst : Self.rankedWords
    let low = number(0...(words.count - 2))
    return (words[low], words[number((low + 1)...(words.count - 1))])
  }

  private static let wordsWithDigitsFirst = sorted([
    "0a", "1-", "1a", "2a", "2b", "9-", "9a", "10-", "10a", "11a", "100a",
  ])

  /// Ranked by Maven, Composer, PHP or Python: before or behind all others, or as one of a list.
  private static let rankedWords = sorted([
    "alpha", "beta", "dev", "final", "ga", "milestone", "nightly", "pl", "post", "pre", "preview",
    "rc", "snapshot", "SNAPSHOT",
  ])

  private static func sorted(_ words: [String]) -> [String] {
    words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func tail(_ alphabet: [UInt8]) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<number(0...3) { bytes.append(pick(alphabet)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
