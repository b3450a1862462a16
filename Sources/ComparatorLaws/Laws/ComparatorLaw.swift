public import PropertyTesting

/// A named property of a version comparator.
///
/// A law's type name, with a small first letter, is its name: it says what holds.
public protocol ComparatorLaw: Sendable {
  /// The clause of SemVer 2.0.0 that the law follows from, such as `11.4.1`; empty when it follows
  /// from what a parser or an order is.
  var clause: String { get }

  /// The laws among which this one is compared with others.
  var group: ComparatorLawGroup { get }

  /// What the law knows that the subject does not.
  var evidence: LawEvidence { get }

  /// What a subject must offer beyond parsing, order and equality.
  var requirement: ComparatorFeature? { get }

  /// The kinds of cases that the law must meet.
  var labels: [Label] { get }

  /// Which cases are tried.
  var scope: Property.Scope { get }

  /// The same law over every case of a small scope, tried besides the random ones.
  var exhaustiveCompanion: (any ComparatorLaw)? { get }

  /// Draws one case and judges it; nil when the subject keeps the law.
  func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure?
}

/// The laws that are compared with each other when it is asked which of them are needed.
public enum ComparatorLawGroup: String, Hashable, Sendable, CaseIterable {
  /// What is a version, and what a parser says of it.
  case parsing
  /// What any order is.
  case order
  /// What the clauses of the specification say of pairs.
  case clause
}

extension ComparatorLaw {
  /// The law's name: its type's, with a small first letter.
  public var name: String { TypeName.of(Self.self) }

  /// Nothing more.
  public var requirement: ComparatorFeature? { nil }
  /// None.
  public var labels: [Label] { [] }
  /// Random cases.
  public var scope: Property.Scope { .sampled }
  /// None.
  public var exhaustiveCompanion: (any ComparatorLaw)? { nil }

  /// The law as a property of one subject; nil when the subject does not offer what it is about.
  public func property(of subject: some VersionComparator) -> Property? {
    if let requirement, !subject.offers(requirement) { return nil }
    return Property(name, labels: labels, scope: scope) { (trial) throws(Discard) in
      try judge(subject, &trial)
    }
  }

  /// The law as a property of one subject, and its companion's, if it has one; none when the subject
  /// does not offer what the law is about.
  public func properties(of subject: some VersionComparator) -> [Property] {
    [property(of: subject), exhaustiveCompanion?.property(of: subject)].compactMap(\.self)
  }
}
