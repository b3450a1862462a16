/// Makes a failing case simpler as long as it fails: fewer choices first, then smaller ones from
/// left to right.
///
/// The passes work on the choices alone, so whatever they try stays within the generator's range.
/// They are repeated until none changes anything. The idea of shrinking choices, and the order of
/// the passes, follow MacIver, Donaldson, "Test-case reduction via test-case generation",
/// ECOOP 2020.
struct Shrinker {
  let property: Property
  /// The simplest failing case so far.
  private(set) var best: ChoiceTrace
  private(set) var evaluations = 0
  private let isFailing: Bool
  /// The kinds of failures that do not count.
  private let knownKinds: Set<String>
  private var tried: Set<[UInt64]> = []
  private let budget: Int

  init(
    _ property: Property, from trace: ChoiceTrace, besides kinds: Set<String> = [], budget: Int
  ) {
    self.property = property
    self.budget = budget
    best = trace
    knownKinds = kinds
    isFailing = property.replay(trace.choices).result.failure(besides: kinds) != nil
  }

  /// Runs the passes, if there is a budget for them.
  ///
  /// - Parameter isExplaining: whether to find out which parts of the simplest case matter.
  /// - Returns: the simplest failing case; nil when the first or the last one does not fail when it
  ///   is run again, which means that the property is not a function of its choices.
  mutating func run(isExplaining: Bool = true) -> Counterexample? {
    guard isFailing else { return nil }
    var isSimplest = budget == 0
    while !isSimplest {
      let before = best.choices
      delete()
      lower()
      exchange()
      if best.choices == before { scan() }
      isSimplest = best.choices == before || evaluations >= budget
    }
    guard let failure = property.replay(best.choices).result.failure(besides: knownKinds) else {
      return nil
    }
    return Counterexample(
      property, best, failure, shrinkEvaluations: evaluations,
      isExplained: isExplaining && budget > 0)
  }

  /// Takes the candidate if it fails and is simpler than the best so far.
  ///
  /// Nothing is run twice, and nothing that could not be simpler.
  @discardableResult
  mutating func attempt(_ candidate: [UInt64]) -> Bool {
    let choices = best.choices
    let mayBeSimpler =
      candidate.count != choices.count || candidate.lexicographicallyPrecedes(choices)
    guard mayBeSimpler, evaluations < budget,
      tried.insert(candidate.droppingTrailingZeros).inserted
    else { return false }
    return evaluate(candidate).isTaken
  }

  /// Runs the candidate, within as many choices as the best has.
  private mutating func evaluate(_ candidate: [UInt64]) -> (isTaken: Bool, trace: ChoiceTrace) {
    evaluations += 1
    let (result, trace) = property.replay(candidate, limit: best.chosen.count)
    tried.insert(trace.choices.droppingTrailingZeros)
    guard result.failure(besides: knownKinds) != nil, trace.isSimpler(than: best) else {
      return (false, trace)
    }
    best = trace
    return (true, trace)
  }

  /// Tries the very simplest cases one after the other, where the other passes have come to an end.
  ///
  /// Each pass changes one or two things; between two small cases of different shape there may be
  /// no way over such changes. The number of cases is small, so that it costs no more than a pass.
  private mutating func scan() {
    var remaining = 128
    var next: [UInt64]? = []
    while let script = next, remaining > 0, evaluations < budget,
      script.lexicographicallyPrecedes(best.choices)
    {
      remaining -= 1
      let (isTaken, trace) = evaluate(script)
      next = isTaken ? nil : trace.successor(upTo: 1)
    }
  }
}

extension ChoiceTrace {
  /// Fewer choices, or as many and the first that differs is smaller.
  fileprivate func isSimpler(than other: ChoiceTrace) -> Bool {
    chosen.count != other.chosen.count
      ? chosen.count < other.chosen.count
      : choices.lexicographicallyPrecedes(other.choices)
  }
}
