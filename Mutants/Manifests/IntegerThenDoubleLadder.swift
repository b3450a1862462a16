import ManifestLaws

/// Unknown numbers are kept as integers if they fit and as doubles otherwise: whole numbers with a
/// fraction or an exponent, and those beyond 63 bits, come back spelled otherwise.
struct IntegerThenDoubleLadder: ManifestMutant {
  let expectedKiller: any ManifestLaw = NumbersKeepTheirSpelling()

  func writtenUnknown(_ value: StepwiseJSON) -> StepwiseJSON {
    value.mappingNumbers { text in
      if let integer = Int64(text) { return String(integer) }
      guard let double = Double(text), double.isFinite else { return text }
      return String(double)
    }
  }
}
