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
  /// How many cases there may be.
  let space = SpaceEstimate()
  /// Runs batches of cases; nil runs each case once.
  var conductor: (any CaseConductor)?
  /// Whether what is chosen for a case is kept while it is judged.
  private(set) var isRecorded = false

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
    precondition(!name.isEmpty, "a property has a name")
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
  ///   - holds: whether the property holds for a value; it does not when this throws, unless it
  ///     throws a ``Discard``.
  public init<Values: Generator>(
    _ name: String, _ generator: Values,
    holds: @escaping @Sendable (Values.Value) throws -> Bool
  ) {
    self.init(name) { (trial) throws(Discard) in
      let value = try generator.generate(&trial.source)
      let violation = try Self.violation { try holds(value) ? nil : "does not hold" }
      guard let observed = violation else { return nil }
      return Failure(
        [Failure.Input("value", String(describing: value))], observed: observed, expected: name)
    }
  }

  /// The property whose judge may ask for ``Trial/choices``, which takes longer.
  package var recorded: Property {
    var property = self
    property.isRecorded = true
    return property
  }

  /// What a judgement comes to when throwing is a violation too.
  static func violation(_ judgement: () throws -> String?) throws(Discard) -> String? {
    do {
      return try judgement()
    } catch let discard as Discard {
      throw discard
    } catch {
      return "threw \(error)"
    }
  }

  /// Whether one case that is made of the given choices breaks the property.
  package func isBroken(by choices: [UInt64]) -> Bool { replay(choices).result.failure != nil }

  /// Runs one case that is made of the given choices, of which there may be so many.
  func replay(
    _ choices: [UInt64], limit: Int = ChoiceSource.maximumChoiceCount
  ) -> (result: CaseResult, trace: ChoiceTrace) {
    run(ChoiceSource(script: choices, limit: limit))
  }

  /// Runs one case with a recording source.
  func run(_ source: ChoiceSource) -> (result: CaseResult, trace: ChoiceTrace) {
    scope == .sampled ? runOnce(source) : conduct { runOnce(source) }
  }

  private func runOnce(_ source: ChoiceSource) -> (result: CaseResult, trace: ChoiceTrace) {
    var trial = Trial(source: source)
    let result = CaseResult(running: self, &trial)
    return (result, trial.source.trace)
  }
}
