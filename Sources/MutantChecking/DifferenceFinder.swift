import PropertyTesting
import Synchronization

/// Answers a worker's requests about how the mutant that it is differs from the original.
final class DifferenceFinder: Sendable {
  private let suites: [ReferenceSuite]
  private let mutantSwitch: MutantSwitch
  /// What the original says in the scopes of the subjects that were asked for.
  private let original = Mutex<[String: [String]]>([:])

  /// The finder for these subjects; nil in a process that nobody tells which mutant it is.
  init?(in suites: [ReferenceSuite]) {
    guard let mutantSwitch = MutantSwitch() else { return nil }
    self.suites = suites
    self.mutantSwitch = mutantSwitch
  }

  /// The answer to a request; nil when it is none of these.
  func answer(_ request: String) -> String? {
    switch DifferenceRequest(request) {
    case .scope(let subject):
      scope(of: subject).map { differences(in: $0, of: subject).description }
    case .search(let subject, let cases, let seed):
      scope(of: subject).map { search($0, of: subject, cases, seed).description }
    case nil: nil
    }
  }

  private func scope(of subject: String) -> ObservedScope? {
    suites.first { $0.subject == subject }?.scope()
  }

  /// Where in a small scope the mutant says something else.
  private func differences(in scope: ObservedScope, of subject: String) -> DifferenceSet {
    DifferenceSet(
      zip(scope.sayAll(), said(in: scope, of: subject)).map { mutant, original in
        mutant != original
      })
  }

  /// What the original says in a scope: it is listened to when that is first asked.
  ///
  /// Not before: what runs once in a process would have run as the original, and a mutant of it
  /// would never show.
  private func said(in scope: ObservedScope, of subject: String) -> [String] {
    original.withLock { original in
      if let said = original[subject] { return said }
      let said = mutantSwitch.original(scope.sayAll)
      original[subject] = said
      return said
    }
  }

  /// A shrunk difference of random inputs, or else the first of the scope.
  private func search(
    _ scope: ObservedScope, of subject: String, _ cases: Int, _ seed: Seed
  ) -> DifferenceFinding {
    let report = property(of: scope).check(CheckOptions(cases: cases, seed: seed))
    if let failure = report.counterexample?.failure {
      return DifferenceFinding(
        inputs: failure.inputs.map { ($0.name, $0.text) }, said: failure.observed,
        expected: failure.expected)
    }
    let original = said(in: scope, of: subject)
    for (observation, said) in zip(scope.observations, original) where observation.say() != said {
      return DifferenceFinding(
        inputs: observation.inputs().map { ($0.name, $0.text) }, said: observation.say(),
        expected: said)
    }
    return .none(inputs: original.count + report.cases)
  }

  private func property(of scope: ObservedScope) -> Property {
    Property("mutantSaysWhatTheOriginalSays") { [mutantSwitch] (trial) throws(Discard) in
      let observation = try scope.draw(&trial.source)
      let expected = mutantSwitch.original(observation.say)
      let said = observation.say()
      guard said != expected else { return nil }
      return Failure(observation.inputs(), observed: said, expected: expected)
    }
  }
}
