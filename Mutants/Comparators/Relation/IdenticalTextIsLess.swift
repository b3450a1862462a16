import ComparatorLaws

/// `<` is true of two versions with the same text.
///
/// Clause 11: no version is lower than itself.
struct IdenticalTextIsLess: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = PrecedenceIsIrreflexive()

  func isLess(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    order(left, right) == .less || left.text == right.text
  }
}
