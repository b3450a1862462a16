public import PropertyTesting

/// G1: a strict version comes back unchanged, and no rule is named.
public struct ValidTextIsLeftAlone: NotationLaw {
  private enum Mark: Int, CaseIterable {
    case prerelease
    case build
    case capitals
  }

  /// The text was made from its parts.
  public let evidence = LawEvidence.construction
  /// What rules are most easily applied to.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Converts a valid version.
  public func judge(
    _ subject: some NotationConverter, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let text = try trial.draw(Self.text)
    let conversion = subject.convert(text)
    guard conversion != NotationConversion(text: text, rules: []) else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: conversion.map(\.summary) ?? "refused",
      expected: "unchanged by no rule: it is a version",
      kind: conversion == nil ? "refused" : "changed")
  }

  private static func text(_ trial: inout Trial) throws(Discard) -> String {
    let model = try trial.source.version()
    let text = try model.text
    trial.mark(Mark.prerelease, if: model.has(.prerelease))
    trial.mark(Mark.build, if: model.has(.build))
    trial.mark(Mark.capitals, if: text.utf8.contains { (0x41...0x5A).contains($0) })
    return text
  }
}
