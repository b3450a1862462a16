import ManifestLaws

/// The channel is a closed enumeration: one name of the future, and the whole list does not decode.
struct ClosedEnum: ManifestMutant {
  let expectedKiller: any ManifestLaw = UnknownValueReadsAsItself()

  func accepts(_ records: [StepwiseJSON]) -> Bool {
    records.allSatisfy { record in
      if case .unrecognized = content(of: .channel, in: record) { false } else { true }
    }
  }
}
