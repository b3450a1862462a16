import ComparatorLaws
import DecisionLaws
import Mutants
import MutationTesting
import PropertyTesting
import UpdateDecisions

/// A kind of subject, the laws about it, and its deliberately broken variants.
struct LawSuite: Sendable {
  /// A law applied to the real subject.
  struct Law: Sendable {
    let name: String
    /// The law's property, then those over small scopes.
    let properties: [Property]

    /// Whether it looks at every case of a scope.
    var isLong: Bool { properties.contains { $0.scope != .sampled } }
  }

  /// The subject's name, as `--subject` takes it.
  let subject: String
  let laws: [Law]
  let mutants: [Mutant]

  /// Every suite that there is.
  static let all: [LawSuite] = [comparator, decision]

  /// The version comparator.
  static let comparator = LawSuite(
    subject: "comparator",
    laws: allComparatorLaws.map { law in
      Law(
        name: law.name,
        properties: [law, law.exhaustiveCompanion].compactMap {
          $0?.property(of: ComparableSubject.semVer)
        })
    },
    mutants: ComparatorCatalogue.mutants(
      under: allComparatorLaws.map { law in
        // Small enough to be tried on each mutant.
        law is SmallScopeIsInOrder ? SmallScopeIsInOrder(leastVersionCount: 400) : law
      }))

  /// The update decision.
  static let decision = LawSuite(
    subject: "decision",
    laws: allDecisionLaws.map { law in
      Law(name: law.name, properties: [law.property(of: PolicyFunction { $0.decide() })])
    },
    mutants: DecisionCatalogue.mutants(under: allDecisionLaws))

  /// Mutants that harm their process, for tests of what has to survive them.
  static var workerFixtures: [Mutant] {
    WorkerFixtures.comparators.map { $0.mutant(under: allComparatorLaws) }
  }

  /// Every mutant of every suite.
  static var allMutants: [Mutant] { all.flatMap(\.mutants) }
}
