public import ComparatorLaws
public import PropertyTesting

/// A named property of an update policy.
///
/// A law's type name, with a small first letter, is its name: it says what holds.
public protocol DecisionLaw: Sendable {
  /// The laws among which this one is compared with others.
  var group: DecisionLawGroup { get }

  /// What the law knows that the policy does not.
  var evidence: LawEvidence { get }

  /// The kinds of cases that the law must meet.
  var labels: [Label] { get }

  /// Which cases are tried.
  var scope: Property.Scope { get }

  /// The same law with more evidence, tried besides it at the full budget.
  var fullCompanion: (any DecisionLaw)? { get }

  /// Draws one case and judges it; nil when the policy keeps the law.
  func judge(_ policy: some UpdatePolicy, _ trial: inout Trial) throws(Discard) -> Failure?
}

/// The laws that are compared with each other when it is asked which of them are needed.
public enum DecisionLawGroup: String, Hashable, Sendable, CaseIterable {
  /// What a decision may depend on.
  case inputs
  /// What may be offered.
  case offers
  /// To whom it is offered.
  case rollout
  /// Who has to take it.
  case minimum
  /// Which of two packages of one version is newer.
  case sequence
}

extension DecisionLaw {
  /// The law's name: its type's, with a small first letter.
  public var name: String { TypeName.of(Self.self) }

  /// How the case was made.
  public var evidence: LawEvidence { .construction }
  /// None.
  public var labels: [Label] { [] }
  /// Random cases.
  public var scope: Property.Scope { .sampled }
  /// None.
  public var fullCompanion: (any DecisionLaw)? { nil }

  /// The law as a property of one policy.
  public func property(of policy: some UpdatePolicy) -> Property {
    Property(name, labels: labels, scope: scope) { (trial) throws(Discard) in
      try judge(policy, &trial)
    }
  }

  /// The law as a property of one policy, and its companion's, if it has one.
  public func properties(of policy: some UpdatePolicy) -> [Property] {
    [property(of: policy)] + (fullCompanion.map { [$0.property(of: policy)] } ?? [])
  }
}
