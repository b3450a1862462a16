import ComparatorLaws

/// The text is cut at the first hyphen before it is cut at the plus sign: `b` is taken for a
/// pre-release in `1.0.0+a-b`.
///
/// Clause 10: a hyphen may stand in build metadata.
struct BuildBeforePrereleaseSplit: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = FieldsAreTheOnesPutIn()

  func cut(_ text: String) -> StepwiseVersion {
    text.withBytes { bytes in
      let (opening, rest) = bytes.cut(at: "-")
      let (core, build) = opening.cut(at: "+")
      guard let rest, let build else { return correct.cut(text) }
      return StepwiseVersion(
        text: text, core: core.pieces, prerelease: rest.pieces, build: build.pieces)
    }
  }
}
