public import PropertyTesting

/// E1: the examples of the specification and of the cases for which this project was founded.
public struct TheExamplesHold: ComparatorLaw {
  private static let chain = [
    "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
    "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.9.0", "1.10.0", "999999999999999999999999.0.0",
  ]
  private static let equal = ("1.2.3+001", "1.2.3+build.9")
  private static let invalid = [
    "", "1.2", "01.2.3", "1.2.3-01", "1.2.3-", "1.2.3+", "1.2.3+a..b", "1.2.3+a+b", " 1.2.3",
    "1.2.3\n", "\u{FF11}.2.3",
  ]
  /// Each two of the chain, in ascending order.
  private static let pairs = chain.indices.flatMap { low in
    chain.indices.dropFirst(low + 1).map { high in (chain[low], chain[high]) }
  }

  /// Clause 11 and others.
  public let clause = "2, 9, 10, 11"
  /// Clauses.
  public let group = ComparatorLawGroup.clause
  /// The answers stand in the specification.
  public let evidence = LawEvidence.oracle
  /// All of them.
  public let scope = Property.Scope.exhaustive(limit: pairs.count + invalid.count + 1)

  /// States the law.
  public init() {}

  /// Looks at one pair of the chain, at the equal pair, or at one invalid text.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let index = trial.source.number(0...(Self.pairs.count + Self.invalid.count))
    if index < Self.pairs.count {
      let (lower, higher) = Self.pairs[index]
      return try subject.judge(lower, isLessThan: higher, "an example of the specification")
    }
    if index < Self.pairs.count + Self.invalid.count {
      let text = Self.invalid[index - Self.pairs.count]
      guard subject.parse(text) != nil else { return nil }
      return Failure(
        [Failure.Input("text", text)], observed: "accepted", expected: "refused: it is no version")
    }
    let (a, b) = (try subject.accepted(Self.equal.0), try subject.accepted(Self.equal.1))
    guard !subject.isEqual(a, b) || subject.isLess(a, b) || subject.isLess(b, a) else {
      return nil
    }
    return Failure(
      Failure.pair(Self.equal.0, Self.equal.1), observed: "not equal",
      expected: "equal: build metadata is ignored (clause 10)")
  }
}
