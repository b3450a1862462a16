import ComparatorLaws
import DecisionLaws
import JSONLaws
import ManifestLaws
import MutantChecking
import Mutants
import PropertyTesting
import ReferenceLaws

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
    zip(ReferenceSuite.all(scope: scope) + [.json], catalogues).map { suite, mutants in
      LawSuite(
        subject: suite.subject,
        laws: suite.laws.map { Law(name: $0.name, properties: $0.properties) }, mutants: mutants)
    }
  }

  /// The hand-written mutants of each subject under its laws, in the order of the reference suites.
  private static let catalogues = [
    ComparatorCatalogue.mutants(
      under: ReferenceSuite.comparatorLaws(scope: ReferenceSuite.workerScope)),
    NotationCatalogue.mutants(under: allNotationLaws),
    DecisionCatalogue.mutants(under: allDecisionLaws),
    ManifestCatalogue.mutants(under: allManifestLaws),
    // Of the reader of JSON there are derived ones only.
    [],
  ]

  /// Every subject as mutants of its source are run.
  static let mutated = ReferenceSuite.forMutants + [.json]

  /// Mutants that harm their process, for tests of what has to survive them.
  static var workerFixtures: [Mutant] {
    WorkerFixtures.comparators.map { $0.mutant(under: allComparatorLaws) }
  }

  /// Every mutant of every suite.
  static var allMutants: [Mutant] { all.flatMap(\.mutants) }
}
