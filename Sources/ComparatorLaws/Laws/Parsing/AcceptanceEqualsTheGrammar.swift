public import PropertyTesting

/// P3: a text is accepted exactly when an independent recogniser accepts it.
public struct AcceptanceEqualsTheGrammar: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case valid
    case invalid
  }

  /// Clauses 2, 9 and 10.
  public let clause = "2, 9, 10"
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// A finite automaton.
  public let evidence = LawEvidence.oracle
  /// Both verdicts.
  public let labels = Label.each(of: Mark.self, atLeast: 0.2)
  /// Every short text over a tiny alphabet.
  public let exhaustiveCompanion: (any ComparatorLaw)?

  /// States the law.
  ///
  /// - Parameter longest: bytes of the longest text that its companion tries.
  public init(longest: Int = AcceptanceEqualsTheGrammarOnShortTexts.longestByDefault) {
    exhaustiveCompanion = AcceptanceEqualsTheGrammarOnShortTexts(longest: longest)
  }

  /// Parses a version after edits in up to three places.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (text, isValid) = try trial.draw(Self.textAndValidity)
    return Self.judge(subject, text, isValid: isValid)
  }

  private static func textAndValidity(_ trial: inout Trial) throws(Discard) -> (String, Bool) {
    let text = try trial.source.editedVersion()
    guard text.utf8.count <= VersionModel.maximumByteCount else { throw .precondition }
    let isValid = VersionAutomaton().verdict(on: text.utf8).isAccepted
    trial.mark(isValid ? Mark.valid : Mark.invalid)
    return (text, isValid)
  }

  static func judge(
    _ subject: some VersionComparator, _ text: String, isValid: Bool
  ) -> Failure? {
    let isAccepted = subject.parse(text) != nil
    guard isAccepted != isValid else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: isAccepted ? "accepted" : "refused",
      expected: isValid ? "accepted: the grammar generates it" : "refused: the grammar does not")
  }
}

/// P3 on every text of up to seven bytes, or as many as it is told, over `01.-+a`.
public struct AcceptanceEqualsTheGrammarOnShortTexts: ComparatorLaw {
  /// Bytes of the longest text: enough for a version with a pre-release.
  public static let longestByDefault = 7

  private static let alphabet = Array("01.-+a".utf8)
  /// Bytes that a case chooses; it goes through all texts that begin with them, so that the cost of
  /// a case is shared by many texts.
  private static let chosen = 3

  /// Clauses 2, 9 and 10.
  public let clause = "2, 9, 10"
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// A finite automaton.
  public let evidence = LawEvidence.oracle
  /// All texts, in one case for each length and beginning: 335,923 in 1,123 up to seven bytes.
  public let scope: Property.Scope

  private let longest: Int

  /// States the law for texts of up to so many bytes.
  public init(longest: Int = longestByDefault) {
    self.longest = longest
    let beginnings = (0...longest).map { length in
      (0..<min(length, Self.chosen)).reduce(1) { count, _ in count * Self.alphabet.count }
    }
    scope = .exhaustive(limit: beginnings.reduce(0, +))
  }

  /// Makes the beginning of texts of some length and parses all that begin so.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let count = trial.source.number(0...longest)
    var bytes = Array(repeating: Self.alphabet[0], count: count)
    for place in 0..<min(count, Self.chosen) { bytes[place] = trial.source.pick(Self.alphabet) }
    let rest = min(count, Self.chosen)..<count
    for index in 0..<rest.reduce(1, { texts, _ in texts * Self.alphabet.count }) {
      Self.fill(rest, of: &bytes, with: index)
      let isValid = VersionAutomaton().verdict(on: bytes).isAccepted
      let text = String(decoding: bytes, as: UTF8.self)
      if let failure = AcceptanceEqualsTheGrammar.judge(subject, text, isValid: isValid) {
        return failure
      }
    }
    return nil
  }

  /// Writes a number in the digits of the alphabet.
  private static func fill(_ places: Range<Int>, of bytes: inout [UInt8], with number: Int) {
    var number = number
    for place in places.reversed() {
      bytes[place] = alphabet[number % alphabet.count]
      number /= alphabet.count
    }
  }
}
