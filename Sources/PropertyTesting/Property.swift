/// A statement about values that a generator makes, with the labels that its cases must have.
public struct Property: Sendable {
  /// Which cases are tried.
  public enum Scope: Hashable, Sendable {
    /// Random ones; all of them when there are no more than the budget allows.
    case sampled
    /// All of them, whatever the budget; more than the limit is an ending of its own.
    case exhaustive(limit: Int)
  }

  /// The property's name, which replay tokens carry.
  public let name: String
  /// The kinds of cases that it wants to meet, at most 64.
  public let labels: [Label]
  /// Which cases are tried.
  public let scope: Scope
  let judge: @Sendable (inout Trial) throws(Discard) -> Failure?

  /// Makes a property from a closure that draws a value and judges it.
  ///
  /// - Parameters:
  ///   - name: what holds.
  ///   - labels: the kinds of cases that it wants to meet; ``Trial/mark(_:)`` takes their indexes.
  ///   - scope: which cases are tried.
  ///   - judge: draws everything it needs from the trial's source; returns nil when all is well.
  ///     The same choices must give the same answer.
  public init(
    _ name: String, labels: [Label] = [], scope: Scope = .sampled,
    judge: @escaping @Sendable (inout Trial) throws(Discard) -> Failure?
  ) {
    precondition(labels.count <= Trial.maximumLabelCount, "a property has at most 64 labels")
    self.name = name
    self.labels = labels
    self.scope = scope
    self.judge = judge
  }

  /// Makes a property that a predicate states about generated values.
  ///
  /// - Parameters:
  ///   - name: what holds.
  ///   - generator: makes the values.
  ///   - holds: whether the property holds for a value.
  public init<Values: Generator>(
    _ name: String, _ generator: Values, holds: @escaping @Sendable (Values.Value) -> Bool
  ) {
    self.init(name) { (trial) throws(Discard) in
      let value = try generator.generate(&trial.source)
      guard !holds(value) else { return nil }
      return Failure(
        [Failure.Input("value", String(describing: value))],
        observed: "does not hold", expected: name)
    }
  }

  /// Runs one case that is made of the given choices.
  func replay(_ choices: [UInt64]) -> (result: CaseResult, trace: ChoiceTrace) {
    run(ChoiceSource(script: choices))
  }

  /// Runs one case with a recording source.
  func run(_ source: ChoiceSource) -> (result: CaseResult, trace: ChoiceTrace) {
    var trial = Trial(source: source)
    let result = CaseResult(running: self, &trial)
    return (result, trial.source.trace ?? ChoiceTrace())
  }
}

/// How one case ended.
enum CaseResult: Sendable {
  /// With the labels' bits.
  case held(labels: UInt64)
  case failed(Failure, labels: UInt64)
  case discarded(Discard)

  init(running property: Property, _ trial: inout Trial) {
    do {
      let failure = try property.judge(&trial)
      self = failure.map { .failed($0, labels: trial.labels) } ?? .held(labels: trial.labels)
    } catch {
      self = .discarded(error)
    }
  }
}
