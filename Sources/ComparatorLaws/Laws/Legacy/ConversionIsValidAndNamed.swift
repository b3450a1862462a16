public import PropertyTesting

/// G2: what a text is converted to is a strict version, and rules are named exactly when the text
/// was changed.
public struct ConversionIsValidAndNamed: NotationLaw {
  /// The text was made no version; no other law looks at what becomes of such a text.
  public let evidence = LawEvidence.construction
  /// Every near-miss.
  public let labels = Label.each(of: NearMiss.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Looks at what a near-miss is converted to.
  public func judge(
    _ subject: some NotationConverter, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (text, nearMiss) = try trial.draw(NearMiss.text)
    guard let conversion = subject.convert(text) else {
      if nearMiss == .beyondRepair { return nil }
      throw .refused
    }
    let isValid = VersionAutomaton().verdict(on: conversion.text.utf8).isAccepted
    let isNamed = conversion.rules.isEmpty == (conversion.text == text)
    guard !isValid || !isNamed else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: conversion.summary,
      expected: isValid ? "rules named exactly for a change" : "a strict version, or refused",
      kind: "\(nearMiss)")
  }
}
