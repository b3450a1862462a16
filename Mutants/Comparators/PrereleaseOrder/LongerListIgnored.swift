import ComparatorLaws

/// Identifiers that only one of two pre-releases has are not looked at: `rc` ties with `rc.1`.
///
/// Clause 11.4.4.
struct LongerListIgnored: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = MoreIdentifiersOutrankFewer()

  func countOrder(_ left: Int, _ right: Int) -> Order {
    .equal
  }
}
