import ComparatorLaws

/// Every number beyond 64 bits counts as the greatest one of 64 bits.
///
/// Clause 11.2: numbers of any size.
struct OverflowSaturates: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumbersOfAnySizeCompare()

  func numberOrder(_ left: String, _ right: String) -> Order {
    Order(Int64(left) ?? .max, Int64(right) ?? .max)
  }
}
