package import ComparatorLaws
import DecisionLaws
import ManifestLaws
package import MutationTesting
package import PropertyTesting
import UpdateDecisions

/// One of the project's own subjects under all laws that are about it.
package struct ReferenceSuite: Sendable {
  /// A law applied to the subject.
  package struct Law: Sendable {
    package let name: String
    /// The laws among which it must be worth having.
    package let group: String
    /// The law's property, then those over small scopes.
    package let properties: [Property]
  }

  /// The subject's name, as `--subject` takes it.
  package let subject: String
  /// The modules that the subject is made of, those that others import first.
  package let modules: [String]
  /// Whether mutants of its source are run only when the subject is asked for: they are many.
  package var isMutatedOnRequest = false
  package let laws: [Law]

  /// Versions of exhaustive laws that are tried on each mutant: a small scope.
  package static let workerScope = 400

  /// Every subject with its laws.
  ///
  /// - Parameter scope: exhaustive laws look at this many versions at least.
  /// - Returns: the suites.
  package static func all(scope: Int) -> [ReferenceSuite] {
    [comparator(scope: scope), notation, decision, manifest, json]
  }

  /// Every subject with its laws and with what it promises besides, as mutants of its source are
  /// held to.
  package static let forMutants = all(scope: workerScope).map { suite in
    let promises =
      switch suite.subject {
      case "comparator": SemVersionLaws.all
      case "decision": DecisionPromises.all
      case "manifest": ManifestPromises.all
      default: [Property]()
      }
    return ReferenceSuite(
      subject: suite.subject, modules: suite.modules,
      isMutatedOnRequest: suite.isMutatedOnRequest,
      laws: suite.laws + promises.map(Law.init(promise:)))
  }

  /// The version comparator.
  private static func comparator(scope: Int) -> ReferenceSuite {
    ReferenceSuite(
      subject: "comparator", modules: ["SemVer"],
      laws: comparatorLaws(scope: scope).map { law in
        Law(
          name: law.name, group: law.group.rawValue,
          properties: law.properties(of: ComparableSubject.semVer))
      })
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
    })

  /// The release manifest.
  private static let manifest = ReferenceSuite(
    subject: "manifest", modules: ["ReleaseManifest"],
    laws: allManifestLaws.map { law in
      Law(
        name: law.name, group: law.group.rawValue,
        properties: [law.property(of: ManifestDocumentCodec())].compactMap(\.self))
    })

  /// The reader and editor of JSON below the manifest.
  private static let json = ReferenceSuite(
    subject: "json", modules: ["LosslessJSON"], isMutatedOnRequest: true,
    laws: JSONPromises.all.map(Law.init(promise:)))

  /// The subject in the form in which a worker takes it.
  package var mutant: Mutant {
    Mutant(
      name: subject, expectedKiller: laws[0].name,
      laws: laws.map { law in
        Mutant.Law(
          name: law.name, group: law.group, mustBeSoleKiller: false, properties: law.properties)
      })
  }
}

extension ReferenceSuite.Law {
  /// What one subject promises, and no other can.
  fileprivate init(promise: Property) {
    self.init(name: promise.name, group: "promises", properties: [promise])
  }
}
