import ManifestLaws

/// Records that are no objects are skipped when the list is read, and so are not written.
struct BadRecordDropped: ManifestMutant {
  let expectedKiller: any ManifestLaw = BadRecordHarmsNoOther()

  func kept(_ records: [StepwiseElement]) -> [StepwiseElement] {
    records.filter { $0.value.members != nil }
  }
}
