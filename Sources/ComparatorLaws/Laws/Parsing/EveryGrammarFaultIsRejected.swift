public import PropertyTesting

/// P2: every valid string with one grammar fault injected is rejected.
///
/// Being long is a fault only to a subject that has a limit: the grammar has none.
public struct EveryGrammarFaultIsRejected: ComparatorLaw {
  /// Clauses 2, 9 and 10.
  public let clause = "2, 9, 10"
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// The fault was put in.
  public let evidence = LawEvidence.construction
  /// Every kind of fault.
  public let labels = GrammarFault.allCases.map { Label($0.rawValue, atLeast: 0.01) }

  /// States the law.
  public init() {}

  /// Parses a version that is spoilt in one way.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (text, fault) = try trial.draw(Self.textAndFault)
    if fault == .overLength, text.utf8.count <= subject.byteLimit ?? .max { return nil }
    guard subject.parse(text) != nil else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: "accepted",
      expected: "refused: \(fault.rawValue)", kind: fault.rawValue)
  }

  private static func textAndFault(
    _ trial: inout Trial
  ) throws(Discard) -> (String, GrammarFault) {
    let faults = GrammarFault.allCases
    let index = Int(trial.source.choose(upTo: UInt64(faults.count - 1)))
    trial.mark(index)
    let model = try trial.source.version()
    return (faults[index].text(spoiling: model, &trial.source), faults[index])
  }
}
