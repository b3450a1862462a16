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
  public let evidence = ComparatorLawEvidence.oracle
  /// Both verdicts.
  public let labels = Label.each(of: Mark.self, atLeast: 0.2)
  /// Every short text over a tiny alphabet.
  public let exhaustiveCompanion: (any ComparatorLaw)? = AcceptanceEqualsTheGrammarOnShortTexts()

  /// States the law.
  public init() {}

  /// Makes a valid version, edits it in up to three places, and parses the result.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let text = try trial.source.editedVersion()
    guard text.utf8.count <= VersionModel.maximumByteCount else { throw .precondition }
    let isValid = VersionAutomaton().verdict(on: text.utf8).isAccepted
    trial.mark(isValid ? Mark.valid : Mark.invalid)
    return Self.judge(subject, text, isValid: isValid)
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

/// P3 on every text of up to seven bytes over `01.-+a`.
public struct AcceptanceEqualsTheGrammarOnShortTexts: ComparatorLaw {
  private static let alphabet = Array("01.-+a".utf8)
  private static let longest = 7

  /// Clauses 2, 9 and 10.
  public let clause = "2, 9, 10"
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// A finite automaton.
  public let evidence = ComparatorLawEvidence.oracle
  /// All 335,923 texts.
  public let scope = Property.Scope.exhaustive(limit: 335_923)

  /// States the law.
  public init() {}

  /// Makes a short text and parses it.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let count = trial.source.number(0...Self.longest)
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(trial.source.pick(Self.alphabet)) }
    let text = String(decoding: bytes, as: UTF8.self)
    let isValid = VersionAutomaton().verdict(on: bytes).isAccepted
    return AcceptanceEqualsTheGrammar.judge(subject, text, isValid: isValid)
  }
}
