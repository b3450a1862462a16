import ComparatorLaws

/// Words are compared without regard to case: `RC` ties with `rc`.
///
/// NuGet does so. Clause 11.4.2: in ASCII order.
struct CaseInsensitiveIdentifiers: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AlphanumericIdentifiersCompareInASCIIOrder()

  func wordOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: left.lowercased(), right.lowercased())
  }
}
