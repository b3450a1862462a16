import ComparatorLaws

/// What is no version is taken for `0.0.0`.
///
/// Garbage then sorts below everything, and an update from it is always offered. Clause 2.
struct FallbackToZero: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func substitute(for refused: String) -> StepwiseVersion? {
    StepwiseVersion(text: refused, core: ["0", "0", "0"], prerelease: [], build: [])
  }
}
