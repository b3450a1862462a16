import ComparatorLaws

/// Only eight identifiers are looked at.
///
/// Clause 11.4 sets no limit.
struct IdentifiersBeyondEighthIgnored: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = MoreIdentifiersOutrankFewer()

  func identifiersOrder(_ left: [String], _ right: [String]) -> Order {
    correct.identifiersOrder(Array(left.prefix(8)), Array(right.prefix(8)))
  }
}
