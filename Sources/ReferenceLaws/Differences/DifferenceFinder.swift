import MutationTesting
import PropertyTesting

/// Answers a worker's requests about how the mutant that it is differs from the original.
package final class DifferenceFinder: Sendable {
  private let mutantSwitch: MutantSwitch
  /// What the original says in the small scope.
  private let original: [String]

  /// The finder of this process, which listens to the original when it is first asked; nil in a
  /// process that nobody tells which mutant it is.
  ///
  /// Not before: what runs once in a process would have run as the original, and a mutant of it
  /// would never show.
  package static let shared = DifferenceFinder()

  private init?() {
    guard let mutantSwitch = MutantSwitch() else { return nil }
    self.mutantSwitch = mutantSwitch
    original = mutantSwitch.original { ObservedScope.observations.map { $0.say() } }
  }

  /// The answer to a request; nil when it is none of these.
  package func answer(_ request: String) -> String? {
    switch DifferenceRequest(request) {
    case .scope: differingPlaces.description
    case .search(let cases, let seed): search(cases, seed).description
    case nil: nil
    }
  }

  /// Where in the small scope the mutant says something else.
  private var differingPlaces: DifferenceSet {
    DifferenceSet(
      zip(ObservedScope.observations, original).map { observation, said in
        observation.say() != said
      })
  }

  /// The smallest difference of the scope, or else a shrunk one of random inputs.
  private func search(_ cases: Int, _ seed: Seed) -> DifferenceFinding {
    for (observation, said) in zip(ObservedScope.observations, original)
    where observation.say() != said {
      return DifferenceFinding(
        inputs: observation.inputs().map { ($0.name, $0.text) }, said: observation.say(),
        expected: said)
    }
    let report = property.check(CheckOptions(cases: cases, seed: seed))
    guard let failure = report.counterexample?.failure else {
      return .none(inputs: original.count + report.cases)
    }
    return DifferenceFinding(
      inputs: failure.inputs.map { ($0.name, $0.text) }, said: failure.observed,
      expected: failure.expected)
  }

  private var property: Property {
    Property("mutantSaysWhatTheOriginalSays") { [mutantSwitch] (trial) throws(Discard) in
      let observation = try Observation(from: &trial.source)
      let expected = mutantSwitch.original(observation.say)
      let said = observation.say()
      guard said != expected else { return nil }
      return Failure(observation.inputs(), observed: said, expected: expected)
    }
  }
}
