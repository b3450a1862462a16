public import PropertyTesting

/// P4: the text form of a parsed version is the input, byte for byte.
public struct TextIsKeptByteForByte: ComparatorLaw {
  /// What a version's text is for: tracing it back to its release.
  public let clause = ""
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// The text is known.
  public let evidence = LawEvidence.construction
  /// The text.
  public let requirement: ComparatorFeature? = .text

  /// States the law.
  public init() {}

  /// Parses a valid version and compares the texts.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let text = try trial.draw { (trial) throws(Discard) in try trial.source.version().text }
    let version = try subject.accepted(text)
    guard let shown = subject.text?(version), !shown.utf8.elementsEqual(text.utf8) else {
      return nil
    }
    return Failure(
      [Failure.Input("text", text)], observed: "shown as '\(shown)'", expected: "shown unchanged",
      kind: "changed")
  }
}
