import ComparatorLaws

/// The minor number is compared first: `1.2.0` sorts above `2.1.0`.
///
/// Clause 11.2: major, minor, patch, in this order.
struct MinorBeforeMajor: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = RaisingANumberRaisesTheVersion()

  func coreOrder(_ left: [String], _ right: [String]) -> Order {
    correct.coreOrder([left[1], left[0], left[2]], [right[1], right[0], right[2]])
  }
}
