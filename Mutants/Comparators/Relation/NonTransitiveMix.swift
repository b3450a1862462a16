import ComparatorLaws

/// Numeric identifiers are compared with alphanumeric ones as text, with each other as numbers.
///
/// jSemver has the cycle `1.0.0-10` < `1.0.0-1a` < `1.0.0-9` < `1.0.0-10`. Clause 11.4.3.
struct NonTransitiveMix: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = PrecedenceIsTransitive()

  func mixedOrder(number: String, word: String) -> Order {
    Order(bytesOf: number, word)
  }
}
