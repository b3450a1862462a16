import ComparatorLaws

/// The pre-release `0` is taken for none: `1.0.0-0` ties with `1.0.0`.
///
/// Clause 11.3.
struct ZeroPrereleaseIsRelease: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ReleaseOutranksItsPrereleases()

  func prereleaseOrder(_ left: [String], _ right: [String]) -> Order {
    correct.prereleaseOrder(left == ["0"] ? [] : left, right == ["0"] ? [] : right)
  }
}
