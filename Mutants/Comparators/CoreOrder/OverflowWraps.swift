import ComparatorLaws

/// Numbers wrap around at the end of a 64-bit integer.
///
/// A C++ implementation reads `18446744073709551616.0.0` as `0.0.0`. Clause 11.2: numbers of any size.
struct OverflowWraps: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumbersOfAnySizeCompare()

  func numberOrder(_ left: String, _ right: String) -> Order {
    Order(left.wrapped(to: Int64.self), right.wrapped(to: Int64.self))
  }
}
