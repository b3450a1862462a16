import ComparatorLaws

/// Numeric build identifiers with leading zeros are refused: `1.0.0+001`.
///
/// Clause 10 allows them; the rule is for pre-releases.
struct LeadingZeroInBuildRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isBuildIdentifier(_ identifier: String) -> Bool {
    correct.isPrereleaseIdentifier(identifier)
  }
}
