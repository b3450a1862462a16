public import PropertyTesting

/// P6: a text over the limit is refused, as too long where the subject says why, whatever it
/// contains; a valid one of exactly the limit is accepted.
public struct LengthLimitHolds: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case exactly
    case oneMore
    case overInBytesOnly
    case overWithAnotherFault
    case longBuild
  }

  /// The specification leaves it to the comparator.
  public let clause = ""
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// The length is known.
  public let evidence = LawEvidence.construction
  /// A limit.
  public let requirement: ComparatorFeature? = .byteLimit
  /// Lengths around the limit, counted in bytes and in characters.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Parses a text of a length near the limit, made for each subject: the limit is the subject's.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    guard let limit = subject.byteLimit else { return nil }
    let kind = trial.source.pick(Mark.allCases)
    trial.mark(kind)
    let text = text(of: kind, limit, &trial.source)
    let isAccepted = subject.parse(text) != nil
    let fault = subject.fault?(text)
    let isTooLong = fault.map { $0.kind == .tooLong } ?? !isAccepted
    let holds = kind == .exactly ? isAccepted : !isAccepted && isTooLong
    guard !holds else { return nil }
    return Failure(
      [Failure.Input("text of \(text.utf8.count) bytes", text)],
      observed: isAccepted ? "accepted" : "refused as \(fault?.kind.rawValue ?? "no version")",
      expected: kind == .exactly ? "accepted: \(limit) bytes" : "refused as too long")
  }

  private func text(of kind: Mark, _ limit: Int, _ source: inout ChoiceSource) -> String {
    let numbers = source.release().identifiers(of: .core)
    let core = numbers.map { String($0.prefix(9)) }.joined(separator: ".")
    let opening = source.pick(["-", "+"])
    switch kind {
    case .exactly: return core.filled(opening, to: limit)
    case .oneMore: return core.filled(opening, to: limit + 1)
    case .longBuild: return core.filled("+", to: limit + 1 + source.number(0...limit))
    case .overInBytesOnly:
      // Fewer characters than bytes: each of these is three bytes long.
      return core + opening + String(repeating: "\u{20AC}", count: limit / 3 + 15)
    case .overWithAnotherFault:
      return source.pick(["v", " ", "0", ""]) + core.filled("-", to: limit)
        + source.pick(["+", ".", "_", "\u{0}"])
    }
  }
}

extension String {
  /// This text, an opening character, and as many letters as it takes to get so many bytes.
  fileprivate func filled(_ opening: String, to byteCount: Int) -> String {
    let letters = repeatElement(UInt8(ascii: "a"), count: max(1, byteCount - utf8.count - 1))
    return self + opening + String(decoding: letters, as: UTF8.self)
  }
}
