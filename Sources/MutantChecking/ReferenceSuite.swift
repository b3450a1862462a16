package import PropertyTesting

/// One of the project's own subjects under all laws that are about it.
package struct ReferenceSuite: Sendable {
  /// A law applied to the subject.
  package struct Law: Sendable {
    package let name: String
    /// The laws among which it must be worth having.
    package let group: String
    /// The law's property, then those over small scopes.
    package let properties: [Property]

    /// Describes a law.
    package init(name: String, group: String, properties: [Property]) {
      self.name = name
      self.group = group
      self.properties = properties
    }

    /// What one subject promises, and no other can.
    package init(promise: Property) {
      self.init(name: promise.name, group: "promises", properties: [promise])
    }
  }

  /// The subject's name, as `--subject` takes it.
  package let subject: String
  /// The modules that the subject is made of, those that others import first.
  package let modules: [String]
  /// Whether mutants of its source are run only when the subject is asked for: they are many.
  package let isMutatedOnRequest: Bool
  package let laws: [Law]
  /// Where mutants of its source are compared with the original; nil for what has none.
  let scope: @Sendable () -> ObservedScope?

  /// Describes a subject.
  package init(
    subject: String, modules: [String], isMutatedOnRequest: Bool = false, laws: [Law],
    scope: @escaping @Sendable () -> ObservedScope? = { nil }
  ) {
    self.subject = subject
    self.modules = modules
    self.isMutatedOnRequest = isMutatedOnRequest
    self.laws = laws
    self.scope = scope
  }
}

extension ReferenceSuite {
  /// The suite with what its subject promises besides.
  package func promising(_ promises: [Property]) -> ReferenceSuite {
    ReferenceSuite(
      subject: subject, modules: modules, isMutatedOnRequest: isMutatedOnRequest,
      laws: laws + promises.map(Law.init(promise:)), scope: scope)
  }

  /// The program that runs the laws on a build with mutants of the subject: one that is mutated on
  /// request has its own, so that nobody else waits for its laws to be built.
  package var worker: String {
    isMutatedOnRequest ? "gauntlet-\(subject)-worker" : "gauntlet-worker"
  }

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
