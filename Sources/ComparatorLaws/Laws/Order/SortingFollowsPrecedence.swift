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
  public let evidence = LawEvidence.structure
  /// Lists whose order is not settled by precedence alone.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Makes a list of near copies and sorts it and a permutation of it.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let models = try trial.source.nearCopies(count: trial.source.number(2...8))
    trial.mark(Mark.containsTies, if: Self.containTies(models))
    var versions: [Subject.Version] = []
    versions.reserveCapacity(models.count)
    for model in models { versions.append(try subject.accepted(model.text)) }
    let first = Self.sorted(versions, by: subject)
    for place in versions.indices.dropFirst() {
      versions.swapAt(place, trial.source.number(0...place))
    }
    let second = Self.sorted(versions, by: subject)
    for place in first.indices {
      if place > 0, subject.isLess(first[place], first[place - 1]) {
        return Self.failure(
          models, observed: "the sorted list has a version before a lower one",
          expected: "every version is followed by none that is lower")
      }
      if subject.isLess(first[place], second[place]) || subject.isLess(second[place], first[place])
      {
        return Self.failure(
          models, observed: "another permutation is sorted into another order",
          expected: "the same order, ties aside, for every permutation")
      }
    }
    return nil
  }

  private static func containTies(_ models: [VersionModel]) -> Bool {
    models.indices.contains { place in
      models[..<place].contains { $0.ties(with: models[place]) }
    }
  }

  private static func failure(
    _ models: [VersionModel], observed: String, expected: String
  ) -> Failure {
    let inputs = models.enumerated().map { Failure.Input("\($0.offset + 1)", $0.element.text) }
    return Failure(inputs, observed: observed, expected: expected)
  }

  private static func sorted<Subject: VersionComparator>(
    _ versions: [Subject.Version], by subject: Subject
  ) -> [Subject.Version] {
    if let sorted = subject.sorted { return sorted(versions) }
    // Places are sorted and not the versions: the sort is then compiled for integers.
    let places = (0..<versions.count).sorted { subject.isLess(versions[$0], versions[$1]) }
    return places.map { versions[$0] }
  }
}

extension VersionModel {
  /// Whether all but the build metadata is the same.
  fileprivate func ties(with other: VersionModel) -> Bool {
    core == other.core && prerelease == other.prerelease
  }
}
