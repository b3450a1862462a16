/// What checking one property came to.
public struct CheckReport: Hashable, Sendable {
  /// How it ended; only the first is a success.
  public enum Ending: Hashable, Sendable {
    /// The property held in every case.
    case passed
    /// It did not hold in a case.
    case falsified(Counterexample)
    /// Too many cases were discarded to say anything.
    case gaveUp
    /// It held, but some labels were met too rarely for that to mean much.
    case uncovered([LabelCount])
    /// There are more cases than an exhaustive scope allows.
    case scopeTooLarge(limit: Int)
  }

  /// The property's name.
  public let property: String
  /// How many cases were judged; for a falsified property up to and with the first that failed.
  public let cases: Int
  /// How many cases did not meet the precondition.
  public let discards: Int
  /// How many cases the subject refused to look at.
  public let refusals: Int
  /// How often each label was met.
  public let labels: [LabelCount]
  /// Whether the cases were all there are.
  public let isExhaustive: Bool
  /// How it ended.
  public let ending: Ending

  /// The counterexample of a falsified property.
  public var counterexample: Counterexample? {
    guard case .falsified(let counterexample) = ending else { return nil }
    return counterexample
  }

  /// Whether the property held in every case and the cases were worth something.
  public var isPassed: Bool { ending == .passed }
}

/// A case that breaks its property, as simple as shrinking could make it.
public struct Counterexample: Hashable, Sendable {
  /// What is wrong.
  public let failure: Failure
  /// Repeats exactly this case.
  public let token: ReplayToken
  /// How many cases the shrinker tried.
  public let shrinkEvaluations: Int
}

/// Counts the endings of cases.
struct CaseTally: Sendable {
  private(set) var cases = 0
  private(set) var discards = 0
  private(set) var refusals = 0
  private var labelCounts: [Int]

  init(labelCount: Int) {
    labelCounts = Array(repeating: 0, count: labelCount)
  }

  mutating func add(_ result: CaseResult) {
    switch result {
    case .discarded(.precondition): discards += 1
    case .discarded(.refused): refusals += 1
    case .held(let labels), .failed(_, let labels):
      cases += 1
      var rest = labels
      while rest != 0 {
        labelCounts[rest.trailingZeroBitCount] += 1
        rest &= rest - 1
      }
    }
  }

  mutating func add(_ other: CaseTally) {
    cases += other.cases
    discards += other.discards
    refusals += other.refusals
    for index in labelCounts.indices { labelCounts[index] += other.labelCounts[index] }
  }

  /// The report of a property that ended in the given way.
  func report(
    on property: Property, isExhaustive: Bool, ending: CheckReport.Ending
  ) -> CheckReport {
    CheckReport(
      property: property.name, cases: cases, discards: discards, refusals: refusals,
      labels: labels(of: property), isExhaustive: isExhaustive, ending: ending)
  }

  /// The ending of a property that held in every counted case.
  func endingWithoutFailure(of property: Property) -> CheckReport.Ending {
    guard cases > 0 else { return .gaveUp }
    let insufficient = labels(of: property).filter(\.isInsufficient)
    return insufficient.isEmpty ? .passed : .uncovered(insufficient)
  }

  private func labels(of property: Property) -> [LabelCount] {
    zip(property.labels, labelCounts).map { LabelCount(label: $0, count: $1, cases: cases) }
  }
}
