import ComparatorLaws

/// Numeric identifiers sort above alphanumeric ones.
///
/// Clause 11.4.3: below.
struct NumericAboveAlphanumeric: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumericIdentifiersAreBelowAlphanumericOnes()

  func mixedOrder(number: String, word: String) -> Order {
    .greater
  }
}
