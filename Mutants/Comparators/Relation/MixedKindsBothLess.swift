import ComparatorLaws

/// Of a numeric and an alphanumeric identifier each is lower than the other.
///
/// Clause 11: precedence is an order, which is asymmetric.
struct MixedKindsBothLess: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = PrecedenceIsAsymmetric()

  func identifierOrder(_ left: String, _ right: String) -> Order {
    left.isNumber == right.isNumber ? correct.identifierOrder(left, right) : .less
  }
}
