import ComparatorLaws

/// A word ties with every word that begins with it: `alpha` with `alpha1`.
///
/// Clause 11.4.2: in ASCII order, where a prefix comes first.
struct CommonPrefixTies: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AlphanumericIdentifiersCompareInASCIIOrder()

  func wordOrder(_ left: String, _ right: String) -> Order {
    left.hasPrefix(right) || right.hasPrefix(left) ? .equal : Order(bytesOf: left, right)
  }
}
