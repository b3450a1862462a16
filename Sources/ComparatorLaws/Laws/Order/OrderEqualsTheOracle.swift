public import PropertyTesting

/// O9: order and equality are those of an independent oracle.
public struct OrderEqualsTheOracle: ComparatorLaw {
  /// Clause 11.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// A sort key.
  public let evidence = LawEvidence.oracle

  /// States the law.
  public init() {}

  /// Compares the answers about two versions, mostly near copies.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (left, right, order) = try trial.draw(Self.textsAndOrder)
    let (a, b) = (try subject.accepted(left), try subject.accepted(right))
    return Self.judge(subject, (left, a), (right, b), order)
  }

  private static func textsAndOrder(
    _ trial: inout Trial
  ) throws(Discard) -> (String, String, PrecedenceOracle.Order) {
    let (left, right) = try texts(&trial.source)
    return (left, right, PrecedenceOracle().order(left, right))
  }

  private static func texts(_ source: inout ChoiceSource) throws(Discard) -> (String, String) {
    if source.chance(1, in: 8) { return (try source.version().text, try source.version().text) }
    let (left, right) = try source.nearPair()
    return (try left.text, try right.text)
  }

  /// Judges the subject's answers about a pair whose order is known.
  static func judge<Subject: VersionComparator>(
    _ subject: Subject, _ left: (text: String, version: Subject.Version),
    _ right: (text: String, version: Subject.Version), _ order: PrecedenceOracle.Order
  ) -> Failure? {
    let isLess = subject.isLess(left.version, right.version)
    let isGreater = subject.isLess(right.version, left.version)
    let isEqual = subject.isEqual(left.version, right.version)
    guard
      isLess != (order == .less) || isGreater != (order == .greater)
        || isEqual != (order == .equal)
    else { return nil }
    return Failure(
      Failure.pair(left.text, right.text),
      observed: "\(Subject.describe(isLess, isGreater)), a == b is \(isEqual)",
      expected: order == .less ? "a < b" : order == .greater ? "b < a" : "a == b")
  }
}
