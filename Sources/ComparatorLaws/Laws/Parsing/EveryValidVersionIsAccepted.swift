public import PropertyTesting

/// P1: every string that the grammar generates, within 256 bytes, is accepted.
public struct EveryValidVersionIsAccepted: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case hugeNumber
    case hyphenInBuild
    case zeroLedBuildIdentifier
    case zeroLedAlphanumeric
    case leadingHyphen
    case doubleHyphen
    case moreThanEightIdentifiers
  }

  /// Clauses 2, 9 and 10.
  public let clause = "2, 9, 10"
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// The text was made from its parts.
  public let evidence = LawEvidence.construction
  /// What parsers most often refuse by mistake.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Parses a valid version of any shape.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let text = try trial.draw(Self.text)
    guard subject.parse(text) == nil else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: "refused", expected: "accepted: it is a version")
  }

  private static func text(_ trial: inout Trial) throws(Discard) -> String {
    let version = try trial.source.version()
    mark(version.fields, &trial)
    return try version.text
  }

  private static func mark(_ fields: VersionFields, _ trial: inout Trial) {
    trial.mark(Mark.hugeNumber, if: fields.core.contains { $0.utf8.count > 20 })
    trial.mark(Mark.hyphenInBuild, if: fields.build.contains { $0.utf8.contains(0x2D) })
    trial.mark(Mark.zeroLedBuildIdentifier, if: fields.build.contains { $0.isZeroLed })
    trial.mark(
      Mark.zeroLedAlphanumeric, if: fields.prerelease.contains { $0.isZeroLed && !$0.isNumeric })
    trial.mark(Mark.leadingHyphen, if: fields.prerelease.contains { $0.utf8.first == 0x2D })
    trial.mark(Mark.doubleHyphen, if: fields.prerelease.contains { $0.hasDoubleHyphen })
    trial.mark(Mark.moreThanEightIdentifiers, if: fields.prerelease.count > 8)
  }
}

extension String {
  /// Whether a zero stands before another byte.
  fileprivate var isZeroLed: Bool { utf8.count > 1 && utf8.first == UInt8(ascii: "0") }

  fileprivate var hasDoubleHyphen: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == 0x2D && $1 == 0x2D }
  }
}
