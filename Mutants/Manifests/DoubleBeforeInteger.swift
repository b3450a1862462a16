import ManifestLaws

/// Unknown numbers are kept as doubles: integers beyond 53 bits are rounded.
struct DoubleBeforeInteger: ManifestMutant {
  let expectedKiller: any ManifestLaw = NumbersKeepTheirSpelling()

  func writtenUnknown(_ value: StepwiseJSON) -> StepwiseJSON {
    value.mappingNumbers { text in
      guard let double = Double(text), double.isFinite else { return text }
      return Int64(exactly: double).map { String($0) } ?? String(double)
    }
  }
}
