public import MutantChecking

/// What came of all laws against one mutant.
public struct MutantResult: Hashable, Sendable {
  /// The mutant's name.
  public let mutant: String
  /// The law that was meant to catch it.
  public let expectedKiller: String
  /// The outcome of each law, in the order of the mutant's laws.
  public let outcomes: [LawOutcome]

  /// Joins the outcomes of a mutant's laws.
  public init(mutant: String, expectedKiller: String, outcomes: [LawOutcome]) {
    self.mutant = mutant
    self.expectedKiller = expectedKiller
    self.outcomes = outcomes
  }

  /// What the outcomes amount to.
  public var verdict: MutantVerdict {
    switch outcomes.first(where: { $0.law == expectedKiller })?.outcome {
    case .killed(let cases): .killed(cases: cases)
    case .timedOut: .timedOut
    case .crashed(let how): .crashed(how)
    default: unexpectedVerdict
    }
  }

  /// The laws other than the expected killer that noticed the mutant.
  public var otherKillers: [String] {
    outcomes.filter { $0.law != expectedKiller && $0.outcome.isDetection }.map(\.law)
  }

  private var unexpectedVerdict: MutantVerdict {
    otherKillers.isEmpty ? .survived : .misattributed(killers: otherKillers)
  }
}

/// The outcome of one law against a mutant.
public struct LawOutcome: Hashable, Sendable {
  /// The law's name.
  public let law: String
  /// What came of it.
  public let outcome: CheckOutcome

  /// Names a law's outcome.
  public init(law: String, outcome: CheckOutcome) {
    self.law = law
    self.outcome = outcome
  }
}

/// What the outcomes of all laws against one mutant amount to.
public enum MutantVerdict: Hashable, Sendable {
  /// The expected law was broken, in the last of so many cases.
  case killed(cases: Int)
  /// The expected law used up its time.
  case timedOut
  /// The expected law ended the process; how it did.
  case crashed(String)
  /// Only other laws noticed the mutant: the harness would say the wrong thing about it.
  case misattributed(killers: [String])
  /// No law noticed the mutant.
  case survived

  /// Whether the expected law noticed the mutant.
  public var isAsExpected: Bool {
    switch self {
    case .killed, .timedOut, .crashed: true
    case .misattributed, .survived: false
    }
  }
}
