import ComparatorLaws

/// Numbers wrap around at the end of a 128-bit integer: wide enough for every test but one.
///
/// Clause 11.2: numbers of any size.
struct WrapsAt128Bits: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumbersOfAnySizeCompare()

  func numberOrder(_ left: String, _ right: String) -> Order {
    Order(left.wrapped(to: UInt128.self), right.wrapped(to: UInt128.self))
  }
}
