import ComparatorLaws

/// Words are compared as a dictionary sorts them: `alpha` before `Beta`, `a` before `A`.
///
/// What a comparison for people gives. Clause 11.4.2: in ASCII order.
struct LocaleOrderIdentifiers: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AlphanumericIdentifiersCompareInASCIIOrder()

  func wordOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: left.lowercased(), right.lowercased()).then(Order(bytesOf: right, left))
  }
}
