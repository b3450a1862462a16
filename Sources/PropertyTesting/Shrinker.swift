/// Makes a failing case simpler as long as it fails: fewer choices first, then smaller ones from
/// left to right.
///
/// The passes work on the choices alone, so whatever they try stays within the generator's range.
/// They are repeated until none changes anything. The order of the passes and the idea of shrinking
/// choices follow MacIver, Donaldson, "Test-case reduction via test-case generation", ECOOP 2020.
struct Shrinker {
  let property: Property
  private(set) var best: ChoiceTrace
  private var failure: Failure?
  private var tried: Set<[UInt64]> = []
  private var budget: Int
  private(set) var evaluations = 0

  init(_ property: Property, from trace: ChoiceTrace, budget: Int) {
    self.property = property
    self.budget = budget
    best = trace
    if case .failed(let failure, _) = property.replay(trace.choices).result {
      self.failure = failure
    }
  }

  /// Runs the passes.
  ///
  /// - Returns: the simplest failing case; nil when the first one does not fail when it is run
  ///   again, which means that the property is not a function of its choices.
  mutating func run() -> Counterexample? {
    guard failure != nil else { return nil }
    var before: [UInt64]
    repeat {
      before = best.choices
      deleteSpans()
      deleteChunks()
      replaceSpansByNestedOnes()
      zeroSpans()
      lowerEqualChoicesTogether()
      lowerEachChoice()
      moveWeightToTheRight()
      sortSiblings()
    } while best.choices != before && evaluations < budget
    return failure.map {
      Counterexample(
        failure: $0, token: ReplayToken(property: property.name, trace: best),
        shrinkEvaluations: evaluations)
    }
  }

  /// Takes the candidate if it fails and is simpler than the best so far.
  @discardableResult
  mutating func attempt(_ candidate: [UInt64]) -> Bool {
    guard evaluations < budget, tried.insert(candidate.droppingTrailingZeros).inserted else {
      return false
    }
    evaluations += 1
    let (result, trace) = property.replay(candidate)
    guard case .failed(let failure, _) = result, trace.isSimpler(than: best) else { return false }
    best = trace
    self.failure = failure
    return true
  }
}

extension ChoiceTrace {
  /// Fewer choices, or as many and the first that differs is smaller.
  fileprivate func isSimpler(than other: ChoiceTrace) -> Bool {
    choices.count != other.choices.count
      ? choices.count < other.choices.count
      : choices.lexicographicallyPrecedes(other.choices)
  }
}
