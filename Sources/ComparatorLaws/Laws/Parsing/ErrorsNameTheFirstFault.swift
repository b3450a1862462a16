public import PropertyTesting

/// P7: a parse error names kind, component and byte offset of the first fault: the first byte that
/// no valid version with this beginning can have; for a leading zero the zero itself, for a missing
/// part the byte count.
public struct ErrorsNameTheFirstFault: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case missingComponent
    case leadingZero
    case emptyIdentifier
    case unexpectedByte
    case inBuild
  }

  /// What an error is for: to be found.
  public let clause = ""
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// The automaton says where it got stuck; no other law looks at errors.
  public let evidence = LawEvidence.construction
  /// Faults.
  public let requirement: ComparatorFeature? = .fault
  /// Every kind of error.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Compares the fault of an invalid text with the place where the automaton stops.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (text, expected) = try trial.draw(Self.textAndFault)
    let observed = subject.fault?(text)
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: observed.map(\.summary) ?? "no fault",
      expected: expected.summary, kind: expected.kind.rawValue)
  }

  private static func textAndFault(
    _ trial: inout Trial
  ) throws(Discard) -> (String, VersionFault) {
    let text = try trial.source.invalidText()
    guard text.utf8.count <= VersionModel.maximumByteCount,
      case .rejected(let fault) = VersionAutomaton().verdict(on: text.utf8)
    else { throw .precondition }
    mark(fault, &trial)
    return (text, fault)
  }

  private static func mark(_ fault: VersionFault, _ trial: inout Trial) {
    switch fault.kind {
    case .missingComponent: trial.mark(Mark.missingComponent)
    case .leadingZero: trial.mark(Mark.leadingZero)
    case .emptyIdentifier: trial.mark(Mark.emptyIdentifier)
    case .unexpectedByte: trial.mark(Mark.unexpectedByte)
    case .tooLong: break
    }
    trial.mark(Mark.inBuild, if: fault.component == .build)
  }
}

extension ChoiceSource {
  /// A text that mostly is no version: spoilt on purpose, or edited at random.
  fileprivate mutating func invalidText() throws(Discard) -> String {
    if chance(1, in: 3) { return try editedVersion() }
    let fault = pick(GrammarFault.allCases)
    return fault.text(spoiling: try version(), &self)
  }
}

extension VersionFault {
  fileprivate var summary: String { "\(kind.rawValue) in \(component.rawValue) at byte \(offset)" }
}
