import ManifestLaws

/// Setting a field writes its simplest spelling, also when it said the same before.
struct SetterNormalises: ManifestMutant {
  let expectedKiller: any ManifestLaw = SettingAFieldToItselfChangesNothing()

  func edited(
    _ record: StepwiseJSON, _ edit: ManifestEdit, original: StepwiseJSON
  ) -> StepwiseJSON? {
    changed(record, edit)
  }
}
