import ComparatorLaws

/// Only the first nineteen digits of a number are looked at, which just fit into 64 bits.
///
/// Clause 11.2: numbers of any size.
struct FirstNineteenDigits: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumbersOfAnySizeCompare()

  func numberOrder(_ left: String, _ right: String) -> Order {
    Order(UInt64(left.prefix(19)) ?? 0, UInt64(right.prefix(19)) ?? 0)
  }
}
