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
    case moreThanSixteenIdentifiers
    case identifierOfMoreThan64Bytes
    case nearTheLimit
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
    var version = try trial.source.version()
    if trial.source.chance(1, in: 8) { try trial.source.fill(&version) }
    mark(version.fields, &trial)
    let text = try version.text
    trial.mark(Mark.nearTheLimit, if: text.utf8.count > VersionModel.maximumByteCount - 4)
    return text
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
    trial.mark(Mark.moreThanSixteenIdentifiers, if: fields.prerelease.count > 16)
    trial.mark(
      Mark.identifierOfMoreThan64Bytes,
      if: (fields.prerelease + fields.build).contains { $0.utf8.count > 64 })
  }
}

extension ChoiceSource {
  /// Adds identifiers until a version is as long as it may be, or up to three bytes shorter.
  fileprivate mutating func fill(_ version: inout VersionModel) throws(Discard) {
    let part: VersionModel.Part = chance(1, in: 4) ? .build : .prerelease
    let room = VersionModel.maximumByteCount - number(0...3) - (try version.text).utf8.count
    var rest = room
    if chance(1, in: 2) {
      for _ in 0..<number(8...40) where rest > 8 {
        let identifier = confusableIdentifier()
        version.append(identifier, to: part)
        rest -= identifier.utf8.count + 1
      }
    }
    // With what stands before it.
    if rest > 1 { version.append(randomWord(length: rest - 1), to: part) }
  }
}

extension String {
  /// Whether a zero stands before another byte.
  fileprivate var isZeroLed: Bool { utf8.count > 1 && utf8.first == UInt8(ascii: "0") }

  fileprivate var hasDoubleHyphen: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == 0x2D && $1 == 0x2D }
  }
}
