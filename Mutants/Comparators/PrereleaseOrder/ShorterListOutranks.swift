import ComparatorLaws

/// Of two lists of identifiers of which one begins with the other, the shorter outranks.
///
/// As a release outranks its pre-releases, but clause 11.4.4 says the contrary.
struct ShorterListOutranks: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = MoreIdentifiersOutrankFewer()

  func countOrder(_ left: Int, _ right: Int) -> Order {
    Order(right, left)
  }
}
