import ManifestLaws

/// A field that is absent is written with its default: whether somebody has decided is lost.
struct DefaultMaterialised: ManifestMutant {
  let expectedKiller: any ManifestLaw = AbsentNullAndDefaultStayApart()

  func written(_ record: StepwiseJSON) -> StepwiseJSON {
    guard record.members != nil, content(of: .withdrawn, in: record) == .absent else {
      return record
    }
    let edit = ManifestEdit(recordIndex: 0, key: "withdrawn", content: .known("false"))
    return changed(record, edit) ?? record
  }
}
