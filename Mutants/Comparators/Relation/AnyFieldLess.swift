import ComparatorLaws

/// A version is lower as soon as any of its numbers is: `1.2.0` below `2.1.0` and the other way round.
///
/// Clause 11: precedence is an order, which is asymmetric.
struct AnyFieldLess: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = PrecedenceIsAsymmetric()

  func coreOrder(_ left: [String], _ right: [String]) -> Order {
    zip(left, right).contains { numberOrder($0, $1) == .less }
      ? .less : correct.coreOrder(left, right)
  }
}
