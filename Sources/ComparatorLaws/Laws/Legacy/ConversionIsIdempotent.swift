public import PropertyTesting

/// G3: what a text was converted to is converted to itself, by no rule.
public struct ConversionIsIdempotent: NotationLaw {
  /// Follows from the two other laws.
  public let evidence = LawEvidence.structure
  /// Every near-miss.
  public let labels = Label.each(of: NearMiss.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Converts a near-miss twice.
  public func judge(
    _ subject: some NotationConverter, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (text, nearMiss) = try trial.draw(NearMiss.text)
    guard let once = subject.convert(text) else {
      if nearMiss == .beyondRepair { return nil }
      throw .refused
    }
    let twice = subject.convert(once.text)
    guard twice != NotationConversion(text: once.text, rules: []) else { return nil }
    return Failure(
      [Failure.Input("text", text)],
      observed: "\(once.summary), then \(twice.map(\.summary) ?? "refused")",
      expected: "the second conversion changes nothing", kind: "\(nearMiss)")
  }
}
