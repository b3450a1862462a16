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
    /// The generator goes on without end, or its values are far too large.
    case oversized
    /// A case failed, and did not when it was run again: the property is not a function of its
    /// choices.
    case unrepeatable(Failure)
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
  /// How many cases had more choices than ``ChoiceSource/maximumChoiceCount`` or were nested deeper
  /// than ``ChoiceSource/maximumDepth``.
  public let oversized: Int
  /// How often each label was met.
  public let labels: [LabelCount]
  /// Whether the cases were all there are.
  public let isExhaustive: Bool
  /// How it ended.
  public let ending: Ending
  /// Counterexamples after the first, of other kinds each, in the order in which they were found;
  /// none unless ``CheckOptions/failureKinds`` asks for them.
  public internal(set) var furtherCounterexamples: [Counterexample] = []

  /// The counterexample of a falsified property, the first if there are several.
  public var counterexample: Counterexample? {
    guard case .falsified(let counterexample) = ending else { return nil }
    return counterexample
  }

  /// The counterexample of a falsified property and those of other kinds after it.
  public var counterexamples: [Counterexample] {
    (counterexample.map { [$0] } ?? []) + furtherCounterexamples
  }

  /// Whether the property held in every case and the cases were worth something.
  public var isPassed: Bool { ending == .passed }
}
