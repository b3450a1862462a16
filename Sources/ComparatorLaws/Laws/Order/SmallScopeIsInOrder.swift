public import PropertyTesting

/// O10: every version of a small scope stands to every other as in one list, which settles all
/// pairs and all triples of the scope.
public struct SmallScopeIsInOrder: ComparatorLaw {
  /// Clause 11.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// The list is put into order by a sort key.
  public let evidence = LawEvidence.oracle
  /// A case compares one row of versions with all that come after them.
  public let scope = Property.Scope.exhaustive(limit: VersionScope.maximumRowCount)

  private let versions: VersionScope

  /// States the law for at least so many versions, or for as many as there are numbers and
  /// identifiers for (some 64,000).
  public init(leastVersionCount: Int = 3000) {
    versions = VersionScope(leastCount: leastVersionCount)
  }

  /// How many versions the scope has.
  public var versionCount: Int { versions.ranked.count }

  /// Compares the versions of one row with all that come after them.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let row = versions.row(Int(trial.source.choose(upTo: UInt64(versions.rowCount - 1))))
    // Those before the row are behind it: their own rows compared them with this one.
    let ranked = Array(versions.ranked[row.lowerBound...])
    var parsed: [Subject.Version] = []
    for (text, _) in ranked { parsed.append(try subject.accepted(text)) }
    for left in 0..<row.count {
      guard let right = Self.firstMisplaced(after: left, ranked, parsed, subject) else { continue }
      return OrderEqualsTheOracle.judge(
        subject, (ranked[left].text, parsed[left]), (ranked[right].text, parsed[right]),
        ranked[left].rank == ranked[right].rank ? .equal : .less)
    }
    return nil
  }

  /// The first version from the given one on that does not stand to it as the ranks say.
  private static func firstMisplaced<Subject: VersionComparator>(
    after left: Int, _ ranked: [(text: String, rank: Int)], _ versions: [Subject.Version],
    _ subject: Subject
  ) -> Int? {
    let version = versions[left]
    let rank = ranked[left].rank
    for right in left..<versions.count {
      // One copy, not one for each question: copies are what this loop spends its time on.
      let other = versions[right]
      let isTied = ranked[right].rank == rank
      if subject.isLess(version, other) == isTied || subject.isLess(other, version)
        || subject.isEqual(version, other) != isTied
      {
        return right
      }
    }
    return nil
  }
}
