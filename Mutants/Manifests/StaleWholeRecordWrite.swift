import ManifestLaws

/// An edit is made to the record as it was read and written as a whole: of two edits the last wins.
struct StaleWholeRecordWrite: ManifestMutant {
  let expectedKiller: any ManifestLaw = EditsOfDifferentKeysCommute()

  func edited(
    _ record: StepwiseJSON, _ edit: ManifestEdit, original: StepwiseJSON
  ) -> StepwiseJSON? {
    CorrectCodec().edited(original, edit, original: original)
  }
}
