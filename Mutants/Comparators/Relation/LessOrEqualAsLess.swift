import ComparatorLaws

/// `<` is true of equal versions.
///
/// Clause 11: precedence is an order, and its `<` is irreflexive.
struct LessOrEqualAsLess: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = PrecedenceIsIrreflexive()

  func isLess(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    order(left, right) != .greater
  }
}
