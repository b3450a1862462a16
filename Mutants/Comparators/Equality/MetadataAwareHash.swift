import ComparatorLaws

/// The hash of a version depends on its build metadata, which equality ignores.
///
/// A set then holds equal versions, or does not find one that it holds.
struct MetadataAwareHash: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EqualVersionsHashEqually()

  func hashedText(_ version: StepwiseVersion) -> String {
    version.text
  }
}
