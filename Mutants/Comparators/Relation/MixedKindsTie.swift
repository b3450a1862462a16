import ComparatorLaws

/// A numeric identifier ties with every alphanumeric one.
///
/// Then `1` and `2` both tie with `a`, but not with each other. Clause 11.4.3.
struct MixedKindsTie: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EqualPrecedenceIsAnEquivalence()

  func mixedOrder(number: String, word: String) -> Order {
    .equal
  }
}
