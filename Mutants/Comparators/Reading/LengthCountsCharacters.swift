import ComparatorLaws

/// The limit counts characters instead of bytes.
///
/// A character may have any number of bytes.
struct LengthCountsCharacters: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LengthLimitHolds()

  func isWithinLimit(_ text: String) -> Bool {
    text.count <= 256
  }
}
