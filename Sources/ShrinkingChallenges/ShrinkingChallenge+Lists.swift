import PropertyTesting

extension ShrinkingChallenge {
  /// Any integer of 32 bits.
  private static let integers = Integers(Int(Int32.min)...Int(Int32.max))

  /// Five lists that each stay below a bound can together exceed five times the bound, since the
  /// sum wraps around: two places must shrink in step.
  static func boundOfFive(elementCount: ClosedRange<Int>, _ name: String) -> ShrinkingChallenge {
    let lists = Integers(Int(Int16.min)...Int(Int16.max)).map { Int16($0) }.list(elementCount)
      .filter { $0.reduce(0, &+) < 256 }
    return ShrinkingChallenge(name, best: "[[], [], [], [-1], [-32768]]", lists.list(5...5)) {
      $0.joined().reduce(0, &+) < 5 * 256
    }
  }

  /// Inner lists must be joined and sorted.
  static let largeUnionList = ShrinkingChallenge(
    "large union list", best: "[[0, 1, -1, 2, -2]]", integers.list(0...20).list(0...20)
  ) {
    Set($0.joined()).count <= 4
  }

  /// The list equals its reverse.
  static let reverse = ShrinkingChallenge("reverse", best: "[0, 1]", integers.list(0...20)) {
    $0 == $0.reversed()
  }

  /// The count is drawn first, so that it must fall although the great element is far behind.
  static let lengthList = ShrinkingChallenge(
    "length list", best: "[900]",
    Integers(1...100).flatMap { count in
      AnyGenerator { source in
        var elements: [Int] = []
        for _ in 0..<count { elements.append(Integers(0...1000).generate(&source)) }
        return elements
      }
    }
  ) {
    $0.max() ?? 0 < 900
  }

  /// Elements are indexes: leaving one out shifts what the others mean.
  static let coupling = ShrinkingChallenge(
    "coupling", best: "[1, 0]", Integers(0...10).list(0...20)
  ) { list in
    guard list.allSatisfy({ $0 < list.count }) else { throw Discard.precondition }
    return !list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
  }

  /// Removing one of two equal elements leaves the other.
  static let deletion = ShrinkingChallenge(
    "deletion", best: "ListAndIndex(list: [0, 0], index: 0)",
    AnyGenerator { (source) throws(Discard) in
      let list = try integers.list(0...20).generate(&source)
      return ListAndIndex(list: list, index: source.number(0...10))
    }
  ) {
    guard $0.index < $0.list.count else { throw Discard.precondition }
    let element = $0.list[$0.index]
    var rest = $0.list
    rest.remove(at: rest.firstIndex(of: element) ?? $0.index)
    return !rest.contains(element)
  }

  private struct ListAndIndex {
    let list: [Int]
    let index: Int
  }

  /// Fewer than three distinct elements.
  static let distinct = ShrinkingChallenge(
    "distinct", best: "[0, 1, -1]", integers.list(0...20)
  ) {
    Set($0).count < 3
  }

  /// Where one inner list ends and the next begins, two choices must go at once.
  static let nestedLists = ShrinkingChallenge(
    "nested lists", best: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]",
    AnyGenerator { _ in 0 }.list(0...20).list(0...20)
  ) {
    $0.joined().count <= 10
  }

  /// A list can only become empty while the number becomes greater.
  static let replacement = ShrinkingChallenge(
    "replacement", best: "Product(number: 1000000, factors: [])",
    AnyGenerator { (source) throws(Discard) in
      let number = Integers(0...1_000_000).generate(&source)
      return Product(number: number, factors: try Integers(2...10).list(0...20).generate(&source))
    }
  ) {
    $0.factors.reduce($0.number, &*) < 1_000_000
  }

  private struct Product {
    let number: Int
    let factors: [Int]
  }
}
