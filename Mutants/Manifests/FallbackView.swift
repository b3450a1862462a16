import ManifestLaws

/// A channel that is not known reads as a known one, though its text is kept.
struct FallbackView: ManifestMutant {
  let expectedKiller: any ManifestLaw = UnknownValueReadsAsItself()

  func content(of field: ManifestField, in record: StepwiseJSON) -> FieldContent {
    let content = CorrectCodec().content(of: field, in: record)
    if field == .channel, case .unrecognized = content { return .known(#""stable""#) }
    return content
  }

  func edited(
    _ record: StepwiseJSON, _ edit: ManifestEdit, original: StepwiseJSON
  ) -> StepwiseJSON? {
    CorrectCodec().edited(record, edit, original: original)
  }
}
