import ComparatorLaws

/// Build metadata does not count for the limit.
///
/// It takes no part in the order, but it does take part in memory and time.
struct LimitIgnoresBuild: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = LengthLimitHolds()

  func isWithinLimit(_ text: String) -> Bool {
    text.withoutBuild.utf8.count <= 256
  }
}
