import ManifestLaws

/// Setting a field to what it is displayed as does nothing: a channel that is not known, displayed as
/// the default one, can never be set to that.
struct IgnoredSetter: ManifestMutant {
  let expectedKiller: any ManifestLaw = EveryEditLands()

  func edited(
    _ record: StepwiseJSON, _ edit: ManifestEdit, original: StepwiseJSON
  ) -> StepwiseJSON? {
    if edit.field == .channel, edit.content == .known(#""stable""#),
      case .unrecognized = content(of: .channel, in: record)
    {
      return record
    }
    return CorrectCodec().edited(record, edit, original: original)
  }
}
