import ComparatorLaws

/// The limit itself is refused.
struct LimitExcludes256: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LengthLimitHolds()

  func isWithinLimit(_ text: String) -> Bool {
    text.utf8.count < 256
  }
}
