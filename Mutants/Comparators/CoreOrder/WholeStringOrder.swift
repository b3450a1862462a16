import ComparatorLaws

/// Versions are compared as the strings that they are.
///
/// One mistake with many faces: numbers as text, releases below their pre-releases, build metadata in
/// the order. Clause 11.
struct WholeStringOrder: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = RaisingANumberRaisesTheVersion()

  func order(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Order {
    Order(bytesOf: left.text, right.text)
  }
}
