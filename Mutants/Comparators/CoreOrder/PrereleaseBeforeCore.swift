import ComparatorLaws

/// Every pre-release sorts below every release: `2.0.0-rc.1` below `1.0.0`.
///
/// Clause 11.2: the numbers decide first.
struct PrereleaseBeforeCore: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = RaisingANumberRaisesTheVersion()

  func order(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Order {
    prereleaseOrder(left.prerelease, right.prerelease).then(coreOrder(left.core, right.core))
  }
}
