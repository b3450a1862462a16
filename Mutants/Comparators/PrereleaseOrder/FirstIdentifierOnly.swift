import ComparatorLaws

/// Only the first identifiers are compared: `rc.1` ties with `rc.2`.
///
/// Clause 11.4: until a difference is found.
struct FirstIdentifierOnly: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LeftmostDifferenceDecides()

  func identifiersOrder(_ left: [String], _ right: [String]) -> Order {
    identifierOrder(left[0], right[0])
  }
}
