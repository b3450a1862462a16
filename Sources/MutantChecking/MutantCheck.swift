public import PropertyTesting

/// One law to be tried against one mutant.
public struct MutantCheck: Hashable, Sendable {
  /// The mutant's name.
  public let mutant: String
  /// The law's name.
  public let law: String
  /// How many cases to try at most.
  public let cases: Int
  /// Whether the properties that belong to the full budget are tried too.
  public let isFull: Bool
  /// The seed of the cases.
  public let seed: Seed

  /// Describes a check.
  public init(mutant: String, law: String, cases: Int, isFull: Bool, seed: Seed) {
    self.mutant = mutant
    self.law = law
    self.cases = cases
    self.isFull = isFull
    self.seed = seed
  }

  /// Runs the check in this process: a mutant that traps ends it.
  ///
  /// - Parameters:
  ///   - mutant: the mutant that the check is about.
  ///   - memory: what the cases of other checks were made of.
  ///   - willTry: called before each of the law's properties.
  /// - Returns: the outcome; nil when there is no such law or it belongs to another mutant.
  package func run(
    on mutant: Mutant, remembering memory: CaseMemory? = nil,
    willTry: (Property) -> Void = { _ in }
  ) -> CheckOutcome? {
    guard mutant.name == self.mutant, let law = mutant.laws.first(where: { $0.name == law }) else {
      return nil
    }
    let properties = isFull ? law.properties[...] : law.properties.prefix(1)
    guard !properties.isEmpty else { return .notApplicable }
    var cases = 0
    for property in properties {
      willTry(property)
      let report = property.check(
        CheckOptions(cases: self.cases, seed: seed, shrinkBudget: 0), remembering: memory)
      cases += report.cases
      switch report.ending {
      // A mutant that guesses breaks a law all the same.
      case .falsified, .unrepeatable: return .killed(cases: cases)
      case .gaveUp, .oversized, .scopeTooLarge: return .gaveUp
      case .passed, .uncovered: break
      }
    }
    return .survived(cases: cases)
  }
}

extension MutantCheck: LosslessStringConvertible {
  /// The check as a line of a request to a worker.
  public var description: String {
    [mutant, law, String(cases), isFull ? "full" : "brief", seed.description]
      .joined(separator: "\t")
  }

  /// Reads a line of a request; nil when it is none.
  public init?(_ description: String) {
    let fields = description.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, let cases = Int(fields[2]), cases > 0,
      fields[3] == "full" || fields[3] == "brief", let seed = Seed(String(fields[4]))
    else { return nil }
    self.init(
      mutant: String(fields[0]), law: String(fields[1]), cases: cases, isFull: fields[3] == "full",
      seed: seed)
  }
}
