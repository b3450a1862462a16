/// The grammar of SemVer 2.0.0 as a finite automaton: an independent recogniser.
///
/// It shares nothing with any parser that it judges: no parts, no numbers, one table. Since every
/// state leads to an accepting one, the first byte without a way on is the first that no valid
/// version with this beginning can have.
///
/// The length limit is not part of the grammar.
package struct VersionAutomaton: Sendable {
  /// How reading a text ended.
  package enum Verdict: Hashable, Sendable {
    /// It is a version.
    case accepted
    /// It is none.
    case rejected(VersionFault)

    /// Whether the text is a version.
    package var isAccepted: Bool { self == .accepted }
  }

  /// The `pre` states lie in the pre-release.
  private enum State: Int, CaseIterable {
    case majorStart
    case majorZero
    case major
    case minorStart
    case minorZero
    case minor
    case patchStart
    case patchZero
    case patch
    case preStart
    case preZero
    case preNumber
    case preZeroLed
    case preWord
    case buildStart
    case build
  }

  /// For each state the next one on `0`, `1`…`9`, a letter, `-`, `.` and `+`; nil for no way on.
  private static let ways: [State: [State?]] = [
    .majorStart: [.majorZero, .major, nil, nil, nil, nil],
    .majorZero: [nil, nil, nil, nil, .minorStart, nil],
    .major: [.major, .major, nil, nil, .minorStart, nil],
    .minorStart: [.minorZero, .minor, nil, nil, nil, nil],
    .minorZero: [nil, nil, nil, nil, .patchStart, nil],
    .minor: [.minor, .minor, nil, nil, .patchStart, nil],
    .patchStart: [.patchZero, .patch, nil, nil, nil, nil],
    .patchZero: [nil, nil, nil, .preStart, nil, .buildStart],
    .patch: [.patch, .patch, nil, .preStart, nil, .buildStart],
    .preStart: [.preZero, .preNumber, .preWord, .preWord, nil, nil],
    .preZero: [.preZeroLed, .preZeroLed, .preWord, .preWord, .preStart, .buildStart],
    .preNumber: [.preNumber, .preNumber, .preWord, .preWord, .preStart, .buildStart],
    .preZeroLed: [.preZeroLed, .preZeroLed, .preWord, .preWord, nil, nil],
    .preWord: [.preWord, .preWord, .preWord, .preWord, .preStart, .buildStart],
    .buildStart: [.build, .build, .build, .build, nil, nil],
    .build: [.build, .build, .build, .build, .buildStart, nil],
  ]

  private static let table: [[State?]] = State.allCases.map { ways[$0] ?? [] }

  private static let accepting: Set<State> = [
    .patchZero, .patch, .preZero, .preNumber, .preWord, .build,
  ]

  /// Makes the automaton.
  package init() {}

  /// Reads bytes to their end, or to the first without a way on.
  package func verdict(on bytes: some Collection<UInt8>) -> Verdict {
    var state = State.majorStart
    var offset = 0
    var partStart = 0
    for byte in bytes {
      guard let next = Self.column(of: byte).flatMap({ Self.table[state.rawValue][$0] }) else {
        return .rejected(Self.fault(in: state, at: offset, partStart, byte))
      }
      offset += 1
      if Self.isStart(next) { partStart = offset }
      state = next
    }
    if Self.accepting.contains(state) { return .accepted }
    return .rejected(Self.fault(in: state, at: offset, partStart, nil))
  }

  private static func column(of byte: UInt8) -> Int? {
    switch Unicode.Scalar(byte) {
    case "0": 0
    case "1"..."9": 1
    case "A"..."Z", "a"..."z": 2
    case "-": 3
    case ".": 4
    case "+": 5
    default: nil
    }
  }

  private static func isStart(_ state: State) -> Bool {
    switch state {
    case .majorStart, .minorStart, .patchStart, .preStart, .buildStart: true
    default: false
    }
  }

  /// What it means that there is no way on from a state, with a byte or at the end.
  private static func fault(
    in state: State, at offset: Int, _ partStart: Int, _ byte: UInt8?
  ) -> VersionFault {
    let component = component(of: state)
    let column = byte.flatMap(column)
    let kind: VersionFault.Kind =
      switch (state, column) {
      case (.majorZero, 0), (.majorZero, 1), (.minorZero, 0), (.minorZero, 1), (.patchZero, 0),
        (.patchZero, 1), (.preZeroLed, 4), (.preZeroLed, 5):
        .leadingZero
      case (.preZeroLed, nil) where byte == nil: .leadingZero
      case (.preStart, 4), (.preStart, 5), (.buildStart, 4): .emptyIdentifier
      case (.preStart, nil) where byte == nil: .emptyIdentifier
      case (.buildStart, nil) where byte == nil: .emptyIdentifier
      default: byte == nil ? .missingComponent : .unexpectedByte
      }
    return VersionFault(
      kind: kind, component: kind == .missingComponent ? missing(after: state) : component,
      offset: kind == .leadingZero ? partStart : offset)
  }

  private static func component(of state: State) -> VersionFault.Component {
    switch state {
    case .majorStart, .majorZero, .major: .major
    case .minorStart, .minorZero, .minor: .minor
    case .patchStart, .patchZero, .patch: .patch
    case .buildStart, .build: .build
    default: .prerelease
    }
  }

  /// The part that a text which ends in a state lacks.
  private static func missing(after state: State) -> VersionFault.Component {
    switch state {
    case .majorStart: .major
    case .majorZero, .major, .minorStart: .minor
    default: .patch
    }
  }
}
