import ComparatorLaws

/// Numeric identifiers are compared as text: `rc.10` sorts below `rc.9`.
///
/// It is still a total order, so that no law about orders as such can see it. Clause 11.4.1.
struct LexicographicPrerelease: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = GreaterNumericIdentifierOutranks()

  func numericIdentifierOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: left, right)
  }
}
