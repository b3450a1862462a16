import PropertyTesting

extension ShrinkingChallenge {
  /// A tree must be replaced by one of its subtrees.
  static let calculator = ShrinkingChallenge(
    "calculator", best: "(0 / (0 + 0))", Expression.any(depth: 5)
  ) {
    guard !$0.dividesByLiteralZero else { throw Discard.precondition }
    return $0.value != nil
  }

  /// Draws that depend on their parents', in a tree whose parts must change places.
  static let binaryHeap = ShrinkingChallenge(
    "binary heap", best: "(0, -, (0, 0, 1))", Heap.any(leastKey: 0, depth: 5)
  ) {
    let sorted = $0.wronglySorted
    return sorted == $0.list.sorted() && zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 }
  }
}

/// A calculation with integers.
private indirect enum Expression: CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static func any(depth: Int) -> AnyGenerator<Expression> {
    AnyGenerator { (source) throws(Discard) in
      // At the limit the choice is still made, but forced, so that subtrees fit at any depth.
      switch source.index(weighted: depth > 0 ? [1, 1, 1] : [1, 0, 0]) {
      case 0: .number(Integers(Int(Int32.min)...Int(Int32.max)).generate(&source))
      case 1:
        .sum(
          try any(depth: depth - 1).generate(&source), try any(depth: depth - 1).generate(&source))
      default:
        .quotient(
          try any(depth: depth - 1).generate(&source), try any(depth: depth - 1).generate(&source))
      }
    }
  }

  /// What comes out; nil when something is divided by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .quotient(_, .number(0)): true
    case .sum(let left, let right), .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(\(left) + \(right))"
    case .quotient(let left, let right): "(\(left) / \(right))"
    }
  }
}

/// A tree in which no key is below its parent's.
private indirect enum Heap: CustomStringConvertible {
  case empty
  case node(Int, Heap, Heap)

  static func any(leastKey: Int, depth: Int) -> AnyGenerator<Heap> {
    AnyGenerator { (source) throws(Discard) in
      guard source.chance(depth > 0 ? 1 : 0, in: 2) else { return .empty }
      let key = leastKey + Integers(0...Int(Int32.max)).generate(&source)
      return .node(
        key, try any(leastKey: key, depth: depth - 1).generate(&source),
        try any(leastKey: key, depth: depth - 1).generate(&source))
    }
  }

  /// The keys as an explicit stack visits them: right before left.
  var list: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + right.list + left.list
  }

  /// The keys after one step of sorting where there should be as many as keys.
  var wronglySorted: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + left.merged(with: right).list
  }

  private func merged(with other: Heap) -> Heap {
    guard case .node(let key, let left, let right) = self else { return other }
    guard case .node(let otherKey, let otherLeft, let otherRight) = other else { return self }
    return key <= otherKey
      ? .node(key, right.merged(with: other), left)
      : .node(otherKey, merged(with: otherRight), otherLeft)
  }

  /// A node without children is its key alone.
  var description: String {
    switch self {
    case .empty: "-"
    case .node(let key, .empty, .empty): "\(key)"
    case .node(let key, let left, let right): "(\(key), \(left), \(right))"
    }
  }
}
