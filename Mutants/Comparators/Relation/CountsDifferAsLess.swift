import ComparatorLaws

/// Of two lists of identifiers of which one begins with the other, each is lower than the other.
///
/// Clause 11: precedence is an order, which is asymmetric.
struct CountsDifferAsLess: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = PrecedenceIsAsymmetric()

  func countOrder(_ left: Int, _ right: Int) -> Order {
    left == right ? .equal : .less
  }
}
