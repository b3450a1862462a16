import PropertyTesting

extension ShrinkingChallenge {
  private struct Pair {
    let left: Int
    let right: Int
  }

  /// Two numbers must be lowered by the same amount.
  private static func difference(
    _ name: String, best: String, isAllowed: @escaping @Sendable (Int) -> Bool
  ) -> ShrinkingChallenge {
    let positive = Integers(1...Int(Int32.max))
    let pairs = AnyGenerator { source in
      Pair(left: positive.generate(&source), right: positive.generate(&source))
    }
    return ShrinkingChallenge(name, best: best, pairs) {
      $0.left < 10 || isAllowed(abs($0.left - $0.right))
    }
  }

  static let differenceMustNotBeZero = difference(
    "difference must not be zero", best: "Pair(left: 10, right: 10)"
  ) {
    $0 != 0
  }

  static let differenceMustNotBeSmall = difference(
    "difference must not be small", best: "Pair(left: 10, right: 6)"
  ) {
    !(1...4).contains($0)
  }

  static let differenceMustNotBeOne = difference(
    "difference must not be one", best: "Pair(left: 10, right: 9)"
  ) {
    $0 != 1
  }
}
