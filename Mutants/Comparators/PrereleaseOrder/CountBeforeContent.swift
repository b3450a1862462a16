import ComparatorLaws

/// More identifiers outrank fewer, whatever they are: `alpha.1` outranks `beta`.
///
/// Clause 11.4.4 speaks of lists of which one begins with the other.
struct CountBeforeContent: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LeftmostDifferenceDecides()

  func identifiersOrder(_ left: [String], _ right: [String]) -> Order {
    countOrder(left.count, right.count).then(correct.identifiersOrder(left, right))
  }
}
