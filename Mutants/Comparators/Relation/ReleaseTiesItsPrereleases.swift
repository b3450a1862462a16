import ComparatorLaws

/// A release ties with each of its pre-releases.
///
/// Then two of them tie with it, but not with each other. Clause 11.3.
struct ReleaseTiesItsPrereleases: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EqualPrecedenceIsAnEquivalence()

  func prereleaseOrder(_ left: [String], _ right: [String]) -> Order {
    left.isEmpty || right.isEmpty ? .equal : correct.prereleaseOrder(left, right)
  }
}
