import ComparatorLaws

/// Numbers are compared as floating-point numbers: `9007199254740993` equals `9007199254740992`.
///
/// What any language does that has no other numbers. Clause 11.2.
struct DoublePrecision: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumbersOfAnySizeCompare()

  func numberOrder(_ left: String, _ right: String) -> Order {
    Order(Double(left) ?? .infinity, Double(right) ?? .infinity)
  }
}
