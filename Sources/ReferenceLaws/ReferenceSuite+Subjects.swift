package import ComparatorLaws
import DecisionLaws
import ManifestLaws
package import MutantChecking
import PropertyTesting
import UpdateDecisions

extension ReferenceSuite {
  /// Versions of exhaustive laws that are tried on each mutant: a small scope.
  package static let workerScope = 400

  /// Every subject but the reader of JSON with its laws.
  ///
  /// - Parameter scope: exhaustive laws look at this many versions at least.
  /// - Returns: the suites.
  package static func all(scope: Int) -> [ReferenceSuite] {
    [comparator(scope: scope), notation, decision, manifest]
  }

  /// The same subjects with their laws and with what they promise besides, as mutants of their
  /// sources are held to.
  package static let forMutants = all(scope: workerScope).map { suite in
    switch suite.subject {
    case "comparator": suite.promising(SemVersionLaws.all)
    case "decision": suite.promising(DecisionPromises.all)
    case "manifest": suite.promising(ManifestPromises.all)
    default: suite
    }
  }

  /// The version comparator.
  private static func comparator(scope: Int) -> ReferenceSuite {
    ReferenceSuite(
      subject: "comparator", modules: ["SemVer"],
      laws: comparatorLaws(scope: scope).map { law in
        Law(
          name: law.name, group: law.group.rawValue,
          properties: law.properties(of: ComparableSubject.semVer))
      }, scope: { .comparator })
  }

  /// The comparator's laws, with exhaustive ones over so many versions.
  package static func comparatorLaws(scope: Int) -> [any ComparatorLaw] {
    allComparatorLaws.map { law in
      law is SmallScopeIsInOrder ? SmallScopeIsInOrder(leastVersionCount: scope) : law
    }
  }

  /// The converter of legacy notations.
  private static let notation = ReferenceSuite(
    subject: "notation", modules: [],
    laws: allNotationLaws.map { law in
      Law(
        name: law.name, group: "notation",
        properties: [law.property(of: LegacyNotationSubject())])
    })

  /// The update decision.
  private static let decision = ReferenceSuite(
    subject: "decision", modules: ["UpdateDecisions"],
    laws: allDecisionLaws.map { law in
      Law(
        name: law.name, group: law.group.rawValue,
        properties: law.properties(of: PolicyFunction { $0.decide() }))
    }, scope: { .decision })

  /// The release manifest.
  private static let manifest = ReferenceSuite(
    subject: "manifest", modules: ["ReleaseManifest"],
    laws: allManifestLaws.map { law in
      Law(
        name: law.name, group: law.group.rawValue,
        properties: [law.property(of: ManifestDocumentCodec())].compactMap(\.self))
    }, scope: { .manifest })
}
