import ComparatorLaws

/// Versions with the same numbers are equal, though one of them is lower.
///
/// Clause 11: equality and order speak of one precedence.
struct EqualityByCoreOnly: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = OperatorsAgree()

  func isEqual(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    coreOrder(left.core, right.core) == .equal
  }
}
