import ComparatorLaws

/// A version is shown without its build metadata.
///
/// So does `node-semver`. Nothing then leads from an installed version back to its build.
struct NormalisesText: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = TextIsKeptByteForByte()

  var text: (@Sendable (StepwiseVersion) -> String)? { { $0.text.withoutBuild } }
}
