public import MutantChecking

/// Which laws earn their place.
///
/// A law that is neither an oracle nor follows from others must kill a mutant that no other such law
/// of its group kills; the others must kill at least one. What this says of laws that were tried at
/// a reduced budget is only an indication.
public struct RedundantLaws: Hashable, Sendable {
  /// Laws that killed nothing.
  public let idle: [String]
  /// Laws that killed nothing which another of their group did not kill too.
  public let redundant: [String]

  /// Looks at the results of a run.
  public init(laws: [Mutant.Law], results: [MutantResult]) {
    let killers = results.map { result in
      Set(result.outcomes.filter(\.outcome.isDetection).map(\.law))
    }
    idle = laws.map(\.name).filter { name in !killers.contains { $0.contains(name) } }
    redundant = laws.filter(\.mustBeSoleKiller).filter { law in
      let rivals = Set(
        laws.filter { $0.group == law.group && $0.mustBeSoleKiller }.map(\.name)
      ).subtracting([law.name])
      return !killers.contains { $0.contains(law.name) && $0.isDisjoint(with: rivals) }
    }.map(\.name)
  }
}
