import ComparatorLaws

/// Versions with different build metadata are not equal, though neither is lower.
///
/// What comparing all fields gives. Clause 10.
struct MetadataAwareEquality: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = BuildMetadataIsIgnored()

  func isEqual(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    order(left, right) == .equal && left.build == right.build
  }
}
