import ComparatorLaws

/// The limit is one byte too high.
struct LimitIs257: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LengthLimitHolds()

  func isWithinLimit(_ text: String) -> Bool {
    text.utf8.count <= 257
  }
}
