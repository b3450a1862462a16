import ComparatorLaws

/// A release sorts below its pre-releases: `1.0.0` below `1.0.0-rc.1`.
///
/// What every order by text does. Clause 11.3.
struct ReleaseBelowPrerelease: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ReleaseOutranksItsPrereleases()

  func prereleaseOrder(_ left: [String], _ right: [String]) -> Order {
    left.isEmpty == right.isEmpty
      ? correct.prereleaseOrder(left, right) : left.isEmpty ? .less : .greater
  }
}
