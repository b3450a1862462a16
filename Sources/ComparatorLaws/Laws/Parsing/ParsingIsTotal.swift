public import PropertyTesting

/// P8: parsing ends, with a version or without, for any bytes at all: it never traps, never hangs,
/// and accepts exactly what the grammar generates.
///
/// A trap or a hang ends the process, so this law shows its worth where a worker runs it.
public struct ParsingIsTotal: ComparatorLaw {
  fileprivate enum Mark: Int, CaseIterable {
    case empty
    case invalidUTF8
    case truncated
    case long
    case containsNUL
  }

  /// What a function is.
  public let clause = ""
  /// Parsing.
  public let group = ComparatorLawGroup.parsing
  /// Totality needs no knowledge.
  public let evidence = LawEvidence.construction
  /// Parsing of bytes.
  public let requirement: ComparatorFeature? = .parseBytes
  /// Bytes that parsers do not expect.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Parses bytes of some kind.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let bytes = try trial.draw(Self.bytes)
    let isAccepted = subject.parseBytes?(bytes) != nil
    guard isAccepted, !VersionAutomaton().verdict(on: bytes).isAccepted else { return nil }
    return Failure(
      [Failure.Input("bytes", bytes.map { String($0, radix: 16) }.joined(separator: " "))],
      observed: "accepted", expected: "refused: the grammar does not generate it")
  }

  private static func bytes(_ trial: inout Trial) throws(Discard) -> [UInt8] {
    let kind = trial.source.pick(Mark.allCases)
    trial.mark(kind)
    return try trial.source.bytes(of: kind)
  }
}

extension ChoiceSource {
  fileprivate mutating func bytes(of kind: ParsingIsTotal.Mark) throws(Discard) -> [UInt8] {
    switch kind {
    case .empty: return []
    case .invalidUTF8: return try spoilt(with: [0x80, 0xC0, 0xC1, 0xE2, 0xED, 0xF5, 0xFF])
    case .containsNUL: return try spoilt(with: [0])
    case .truncated:
      let bytes = Array(try version().text.utf8)
      return Array(bytes.prefix(number(0...bytes.count)))
    case .long:
      // Long identifiers that fail only at their end are what backtracking parsers die of.
      let identifier = String(
        repeating: pick(["a", "0", "-", "1a", "a."]), count: number(20...120))
      return Array("1.0.0-\(identifier)\(pick(["!", ".", "+", ""]))".utf8)
    }
  }

  private mutating func spoilt(with strange: [UInt8]) throws(Discard) -> [UInt8] {
    var bytes = Array(try version().text.utf8)
    for _ in 0..<number(1...3) { bytes.insert(pick(strange), at: number(0...bytes.count)) }
    return bytes
  }
}
