import ComparatorLaws

/// Only the numbers of the core are compared: `1.0.0-rc.1` ties with `1.0.0`.
///
/// Clause 11.3.
struct PrereleaseIgnored: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ReleaseOutranksItsPrereleases()

  func prereleaseOrder(_ left: [String], _ right: [String]) -> Order {
    .equal
  }
}
