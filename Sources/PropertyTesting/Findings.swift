/// The failures of one check, one of each kind, each as simple as it could be made.
///
/// Making a failure simpler takes whatever fails in a way that is not known yet, so that a mistake
/// that is easily made never hides another one.
struct Findings {
  private let property: Property
  private let options: CheckOptions
  /// How many kinds are still looked for.
  private var remaining: Int
  /// The kinds that are known.
  private(set) var kinds: Set<String> = []
  /// What the check came to with its first failure, and the failures after it; nil while it has none.
  private(set) var report: CheckReport?

  init(_ property: Property, _ options: CheckOptions) {
    self.property = property
    self.options = options
    remaining = options.failureKinds
  }

  /// Whether there is no need to look for more.
  var isComplete: Bool { remaining == 0 }

  /// Makes a failure of an unknown kind, the last of the cases in the tally, simpler and takes note of
  /// it.
  mutating func add(
    _ failure: Failure, of trace: ChoiceTrace, _ tally: CaseTally, isExhaustive: Bool
  ) {
    var shrinker = Shrinker(
      property, from: trace, besides: kinds, budget: options.shrinkBudget)
    let counterexample = shrinker.run(isExplaining: options.isExplaining)
    remaining -= 1
    kinds.insert(counterexample?.failure.kind ?? failure.kind)
    if let counterexample, report != nil {
      report?.furtherCounterexamples.append(counterexample)
    } else if report == nil {
      if counterexample == nil { remaining = 0 }
      report = tally.report(
        on: property, isExhaustive: isExhaustive,
        ending: counterexample.map { .falsified($0) } ?? .unrepeatable(failure))
    }
  }
}
