/// Counts the endings of cases.
struct CaseTally: Sendable {
  private(set) var cases = 0
  private(set) var discards = 0
  private(set) var refusals = 0
  private(set) var oversized = 0
  private var labelCounts: [Int]

  init(labelCount: Int) {
    labelCounts = Array(repeating: 0, count: labelCount)
  }

  mutating func add(_ result: CaseResult) {
    switch result {
    case .discarded(.precondition): discards += 1
    case .discarded(.refused): refusals += 1
    case .discarded(.oversized): oversized += 1
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
    oversized += other.oversized
    for index in labelCounts.indices { labelCounts[index] += other.labelCounts[index] }
  }

  /// The report of a property that ended in the given way.
  func report(
    on property: Property, isExhaustive: Bool, ending: CheckReport.Ending
  ) -> CheckReport {
    CheckReport(
      property: property.name, cases: cases, discards: discards, refusals: refusals,
      oversized: oversized, labels: labels(of: property), isExhaustive: isExhaustive,
      ending: ending)
  }

  /// The ending of a property that held in every counted case.
  ///
  /// A scope is not exhausted when some of its cases are too large to be looked at.
  func endingWithoutFailure(
    of property: Property, isExhaustive: Bool
  ) -> CheckReport.Ending {
    guard cases > 0, !isExhaustive || oversized == 0 else {
      return oversized > 0 ? .oversized : .gaveUp
    }
    let insufficient = labels(of: property).filter(\.isInsufficient)
    return insufficient.isEmpty ? .passed : .uncovered(insufficient)
  }

  /// The ending of a run that has met too many cases that say nothing; nil while that is not so.
  ///
  /// Oversized cases are slow, and no sound generator makes many: fewer of them are accepted.
  func prematureEnding(_ options: CheckOptions) -> CheckReport.Ending? {
    if oversized > max(10, options.cases / 10) { return .oversized }
    let (allowance, overflow) = options.cases.multipliedReportingOverflow(
      by: options.discardsPerCase)
    return !overflow && discards + refusals > allowance ? .gaveUp : nil
  }

  private func labels(of property: Property) -> [LabelCount] {
    zip(property.labels, labelCounts).map { LabelCount(label: $0, count: $1, cases: cases) }
  }
}
