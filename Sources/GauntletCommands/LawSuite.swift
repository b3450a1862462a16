import ComparatorLaws
import DecisionLaws
import ManifestLaws
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
    /// Why it has none, where that is known.
    var reasonToSkip: String?

    /// Whether it looks at every case of a scope.
    var isLong: Bool { properties.contains { $0.scope != .sampled } }
  }

  /// The subject's name, as `--subject` takes it.
  let subject: String
  let laws: [Law]
  let mutants: [Mutant]

  /// Every suite that there is.
  static let all = suites(scope: 3000)

  /// Every suite, with exhaustive laws over at least so many versions.
  static func suites(scope: Int) -> [LawSuite] {
    [comparator(scope: scope), notation, decision, manifest]
  }

  /// The version comparator.
  private static func comparator(scope: Int) -> LawSuite {
    LawSuite(
      subject: "comparator",
      laws: comparatorLaws(scope: scope).map { law in
        Law(name: law.name, properties: law.properties(of: ComparableSubject.semVer))
      },
      // A scope that is small enough to be tried on each mutant.
      mutants: ComparatorCatalogue.mutants(under: comparatorLaws(scope: 400)))
  }

  /// The laws of a comparator, with exhaustive ones over at least so many versions.
  static func comparatorLaws(scope: Int) -> [any ComparatorLaw] {
    allComparatorLaws.map { law in
      law is SmallScopeIsInOrder ? SmallScopeIsInOrder(leastVersionCount: scope) : law
    }
  }

  /// The converter of legacy notations.
  private static let notation = LawSuite(
    subject: "notation",
    laws: allNotationLaws.map { law in
      Law(name: law.name, properties: [law.property(of: LegacyNotationSubject())])
    },
    mutants: NotationCatalogue.mutants(under: allNotationLaws))

  /// The update decision.
  private static let decision = LawSuite(
    subject: "decision",
    laws: allDecisionLaws.map { law in
      Law(name: law.name, properties: law.properties(of: PolicyFunction { $0.decide() }))
    },
    mutants: DecisionCatalogue.mutants(under: allDecisionLaws))

  /// The release manifest.
  private static let manifest = LawSuite(
    subject: "manifest",
    laws: allManifestLaws.map { law in
      Law(
        name: law.name,
        properties: [law.property(of: ManifestDocumentCodec())].compactMap(\.self))
    },
    mutants: ManifestCatalogue.mutants(under: allManifestLaws))

  /// Mutants that harm their process, for tests of what has to survive them.
  static var workerFixtures: [Mutant] {
    WorkerFixtures.comparators.map { $0.mutant(under: allComparatorLaws) }
  }

  /// Every mutant of every suite.
  static var allMutants: [Mutant] { all.flatMap(\.mutants) }
}
