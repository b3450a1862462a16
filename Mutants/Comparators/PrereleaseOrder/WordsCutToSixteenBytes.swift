import ComparatorLaws

/// Only the first sixteen bytes of a word are looked at, which fit into a short key.
///
/// Clause 11.4.2 sets no limit.
struct WordsCutToSixteenBytes: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AlphanumericIdentifiersCompareInASCIIOrder()

  func wordOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: String(left.prefix(16)), String(right.prefix(16)))
  }
}
