public import PropertyTesting

/// O1: no version is lower than itself, nor than a separately parsed copy of itself.
public struct PrecedenceIsIrreflexive: ComparatorLaw {
  /// Clause 11: precedence is an order.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// Follows from the clauses.
  public let evidence = LawEvidence.structure

  /// States the law.
  public init() {}

  /// Compares a version with itself.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let text = try trial.draw { (trial) throws(Discard) in try trial.source.version().text }
    let version = try subject.accepted(text)
    let copy = try subject.accepted(text)
    guard subject.isLess(version, version) || subject.isLess(version, copy) else { return nil }
    return Failure(
      [Failure.Input("a", text)], observed: "a < a", expected: "not a < a: an order is irreflexive")
  }
}
