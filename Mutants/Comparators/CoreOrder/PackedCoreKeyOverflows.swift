import ComparatorLaws

/// The numbers are packed into one integer with 21 bits for each, and nobody asks whether they fit.
///
/// `0.2097152.0` equals `1.0.0`. Clause 11.2: numbers of any size.
struct PackedCoreKeyOverflows: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumbersOfAnySizeCompare()

  func coreOrder(_ left: [String], _ right: [String]) -> Order {
    Order(key(of: left), key(of: right))
  }

  private func key(of core: [String]) -> UInt64 {
    core.reduce(0) { key, number in key &<< 21 &+ number.wrapped(to: UInt64.self) }
  }
}
