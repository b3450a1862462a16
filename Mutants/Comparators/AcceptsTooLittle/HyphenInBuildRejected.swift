import ComparatorLaws

/// Hyphens in build metadata are refused: `1.0.0+a-b`.
///
/// Clause 10 allows them.
struct HyphenInBuildRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isBuildIdentifier(_ identifier: String) -> Bool {
    correct.isBuildIdentifier(identifier) && !identifier.utf8.contains(UInt8(ascii: "-"))
  }
}
