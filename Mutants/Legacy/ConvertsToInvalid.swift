import ComparatorLaws

/// Whatever is left after all rules counts as a version: `vv1.2.3` becomes `v1.2.3`.
struct ConvertsToInvalid: NotationMutant {
  let expectedKiller: any NotationLaw = ConversionIsValidAndNamed()

  func isResult(_ text: String) -> Bool { true }
}
