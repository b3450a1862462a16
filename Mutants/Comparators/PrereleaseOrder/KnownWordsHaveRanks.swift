import ComparatorLaws

/// Words that stages of a release are named by come in the order of the stages, others before them.
///
/// PHP's `version_compare` has such a list. Clause 11.4.2: in ASCII order.
struct KnownWordsHaveRanks: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AlphanumericIdentifiersCompareInASCIIOrder()

  private static let stages = ["dev", "alpha", "a", "beta", "b", "RC", "rc", "pl", "p"]

  func wordOrder(_ left: String, _ right: String) -> Order {
    let ranks = [left, right].map { Self.stages.firstIndex(of: $0) ?? -1 }
    return Order(ranks[0], ranks[1]).then(correct.wordOrder(left, right))
  }
}
