import ComparatorLaws

/// Of several differences between identifiers the last one decides.
///
/// Clause 11.4: from left to right until a difference is found.
struct LastDifferenceDecides: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LeftmostDifferenceDecides()

  func identifiersOrder(_ left: [String], _ right: [String]) -> Order {
    zip(left, right).map { identifierOrder($0, $1) }.last { $0 != .equal }
      ?? countOrder(left.count, right.count)
  }
}
