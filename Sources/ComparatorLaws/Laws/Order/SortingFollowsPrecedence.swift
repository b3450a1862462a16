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

  /// Sorts a list of near copies and a permutation of it.
  public func judge<Subject: VersionComparator>(
    _ subject: Subject, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (texts, permutation) = try trial.draw(Self.textsAndPermutation)
    var versions: [Subject.Version] = []
    versions.reserveCapacity(texts.count)
    for text in texts { versions.append(try subject.accepted(text)) }
    // Places are sorted and not the versions: nothing is copied, and the sort is one of integers.
    var first = Array(texts.indices)
    var second = permutation
    if let sorted = subject.sorted {
      let permuted = second.map { versions[$0] }
      versions = sorted(versions)
      first = Array(versions.indices)
      versions += sorted(permuted)
      second = Array(versions.indices.dropFirst(first.count))
    } else {
      first.sort { subject.isLess(versions[$0], versions[$1]) }
      second.sort { subject.isLess(versions[$0], versions[$1]) }
    }
    return Self.failure(texts, first, second) { subject.isLess(versions[$0], versions[$1]) }
  }

  /// Near copies, and their places in another order.
  private static func textsAndPermutation(
    _ trial: inout Trial
  ) throws(Discard) -> ([String], [Int]) {
    let models = try trial.source.nearCopies(count: trial.source.number(2...8))
    trial.mark(Mark.containsTies, if: containTies(models))
    return (try models.texts, trial.source.permutation(of: Array(models.indices)))
  }

  /// What is wrong with two sorted lists, given as places.
  private static func failure(
    _ texts: [String], _ first: [Int], _ second: [Int], isLess: (Int, Int) -> Bool
  ) -> Failure? {
    guard first.count == texts.count, second.count == texts.count else {
      return failure(
        texts, observed: "sorted lists have \(first.count) and \(second.count) versions",
        expected: "every version is kept")
    }
    for place in first.indices {
      if place > 0, isLess(first[place], first[place - 1]) {
        return failure(
          texts, observed: "the sorted list has a version before a lower one",
          expected: "every version is followed by none that is lower")
      }
      let (one, other) = (first[place], second[place])
      // Mostly they are the same version, and asking both ways would be asking twice.
      if isLess(one, other) || one != other && isLess(other, one) {
        return failure(
          texts, observed: "another permutation is sorted into another order",
          expected: "the same order, ties aside, for every permutation")
      }
    }
    return nil
  }

  private static func containTies(_ models: [VersionModel]) -> Bool {
    models.indices.contains { place in
      (0..<place).contains { models[$0].ties(with: models[place]) }
    }
  }

  private static func failure(
    _ texts: [String], observed: String, expected: String
  ) -> Failure {
    let inputs = texts.enumerated().map { Failure.Input("\($0.offset + 1)", $0.element) }
    return Failure(inputs, observed: observed, expected: expected)
  }
}

extension ChoiceSource {
  /// The same places in any order.
  fileprivate mutating func permutation(of places: [Int]) -> [Int] {
    var places = places
    for place in places.indices.dropFirst() { places.swapAt(place, number(0...place)) }
    return places
  }
}
