import ManifestLaws

/// One record that is no object, and the whole list does not decode.
struct AllOrNothingList: ManifestMutant {
  let expectedKiller: any ManifestLaw = BadRecordHarmsNoOther()

  func accepts(_ records: [StepwiseJSON]) -> Bool {
    records.allSatisfy { $0.members != nil }
  }
}
