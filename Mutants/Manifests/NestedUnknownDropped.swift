import ManifestLaws

/// Unknown keys are kept if their values are scalars; what is nested in them is not.
struct NestedUnknownDropped: ManifestMutant {
  let expectedKiller: any ManifestLaw = UneditedManifestKeepsItsBytes()

  func writtenUnknown(_ value: StepwiseJSON) -> StepwiseJSON {
    value.members == nil ? value : .object([])
  }
}
