public import PropertyTesting

/// O8: sorting any two permutations of a list gives lists of pairwise equal precedence, each ordered
/// under `<`.
public struct SortingFollowsPrecedence: ComparatorLaw {
  private enum Mark: Int, CaseIterable {
    case containsTies
  }

  /// Clause 11: precedence is an order.
  public let clause = "11"
  /// Order.
  public let group = ComparatorLawGroup.order
  /// Follows from what an order is.
  public let evidence = ComparatorLawEvidence.structure
  /// Lists whose order is not settled by precedence alone.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Makes a list of near copies and sorts it and a permutation of it.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let models = try trial.source.nearCopies(count: trial.source.number(2...8))
    trial.mark(Mark.containsTies, if: Set(models.map(\.withoutBuild)).count < models.count)
    var versions: [(text: String, version: Subject.Version)] = []
    for text in models.map(\.text) { versions.append((text, try subject.accepted(text))) }
    var permuted = versions
    for place in permuted.indices.dropFirst() {
      permuted.swapAt(place, trial.source.number(0...place))
    }
    let first = Self.sorted(versions.map(\.version), by: subject)
    let second = Self.sorted(permuted.map(\.version), by: subject)
    let inputs = models.enumerated().map { Failure.Input("\($0.offset + 1)", $0.element.text) }
    for (lower, higher) in zip(first, first.dropFirst()) where subject.isLess(higher, lower) {
      return Failure(
        inputs, observed: "the sorted list has a version before a lower one",
        expected: "every version is followed by none that is lower")
    }
    for (one, other) in zip(first, second)
    where subject.isLess(one, other) || subject.isLess(other, one) {
      return Failure(
        inputs, observed: "another permutation is sorted into another order",
        expected: "the same order, ties aside, for every permutation")
    }
    return nil
  }

  private static func sorted<Subject: VersionComparator>(
    _ versions: [Subject.Version], by subject: Subject
  ) -> [Subject.Version] {
    subject.sorted?(versions) ?? versions.sorted(by: subject.isLess)
  }
}

extension VersionModel {
  /// The same version without build metadata.
  var withoutBuild: VersionModel { VersionModel(core: core, prerelease: prerelease) }
}
