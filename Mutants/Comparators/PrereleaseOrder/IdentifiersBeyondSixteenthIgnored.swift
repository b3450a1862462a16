import ComparatorLaws

/// Only sixteen identifiers are looked at, for which there is room.
///
/// Clause 11.4 sets no limit.
struct IdentifiersBeyondSixteenthIgnored: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = MoreIdentifiersOutrankFewer()

  func identifiersOrder(_ left: [String], _ right: [String]) -> Order {
    correct.identifiersOrder(Array(left.prefix(16)), Array(right.prefix(16)))
  }
}
