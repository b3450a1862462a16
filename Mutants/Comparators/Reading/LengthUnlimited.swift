import ComparatorLaws

/// There is no limit to the length of a version.
///
/// Input that was made to exhaust a parser then reaches it. The specification's FAQ leaves a
/// limit to those who read versions.
struct LengthUnlimited: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LengthLimitHolds()

  func isWithinLimit(_ text: String) -> Bool {
    true
  }
}
