public import PropertyTesting

/// P5: the three numbers, the pre-release and the build identifiers are the ones that were put in.
public struct FieldsAreTheOnesPutIn: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case hyphenInBuildOfRelease
    case hugeNumber
    case zeroLedBuildIdentifier
  }

  /// Clauses 2, 9 and 10.
  public let clause = "2, 9, 10"
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// The parts are known.
  public let evidence = LawEvidence.construction
  /// The parts.
  public let requirement: ComparatorFeature? = .fields
  /// Parts that are most often taken for others.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Parses a valid version and compares the parts.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (text, expected) = try trial.draw(Self.textAndFields)
    let version = try subject.accepted(text)
    guard let fields = subject.fields?(version), fields != expected else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: "read as \(fields.summary)",
      expected: "read as \(expected.summary)", kind: fields.differences(from: expected))
  }

  private static func textAndFields(
    _ trial: inout Trial
  ) throws(Discard) -> (String, VersionFields) {
    let version = try trial.source.version()
    let fields = version.fields
    trial.mark(
      Mark.hyphenInBuildOfRelease,
      if: fields.prerelease.isEmpty && fields.build.contains { $0.utf8.contains(0x2D) })
    trial.mark(Mark.hugeNumber, if: fields.core.contains { $0.utf8.count > 20 })
    trial.mark(
      Mark.zeroLedBuildIdentifier,
      if: fields.build.contains { $0.utf8.count > 1 && $0.isNumeric && $0.utf8.first == 0x30 })
    return (try version.text, fields)
  }
}

extension VersionFields {
  /// The names of the parts that differ.
  fileprivate func differences(from other: VersionFields) -> String {
    [
      core == other.core ? "" : "core", prerelease == other.prerelease ? "" : "pre-release",
      build == other.build ? "" : "build",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  fileprivate var summary: String {
    "core \(core), pre-release \(prerelease), build \(build)"
  }
}
